import { eq } from 'drizzle-orm'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { givePoints, makeGiftCard } from '@/tests/backend/support/factories'
import { shopperOf } from './shopping'
import { at, MAILBOXES, must, PHONES, type World } from './world'

const REST = '/api/rest/v7'
const NOTHING = 'nothing to do'
const anAccount = (world: World, n: number) => at([...world.accounts.keys()], n)

/** Points, or a gift card that may expire soon. */
export async function giveCredit(world: World, n: number, m: number, k: number) {
  const id = anAccount(world, n)
  if (id === undefined) return NOTHING
  const { db } = world.api
  if (k % 3 === 0) {
    if (await db.$count(pointsAccounts, eq(pointsAccounts.customerId, id))) return NOTHING
    await givePoints(db, id, 500 + m)
    return 'points'
  }
  const code = await makeGiftCard(db, id, world.store.gid, 500 + m * 20)
  world.cards.set(code, { owner: id, waitsFor: null })
  if (k % 3 === 2) {
    const expiresAt = new Date(world.now() + (1 + (m % 20)) * 120_000)
    await db.update(giftCards).set({ expiresAt }).where(eq(giftCards.code, code))
  }
  return 'gift card'
}

/** Gives a card to whoever has an address or a number; now and then one that is somebody else's. */
export async function giveCard(world: World, n: number, m: number, k: number) {
  const session = shopperOf(world, n)?.session
  if (!session) return NOTHING
  const code = at(
    [...world.cards.keys()].filter((one) => k % 8 === 7 || world.cards.get(one)?.owner === session.account),
    m,
  )
  if (!code) return NOTHING
  const receiver = must(k % 2 === 0 ? at(MAILBOXES, k) : at(PHONES, k))
  const answer = await world.as(session, `${REST}/giftcard`, 'POST', { code, receiver })
  if (answer.RC !== 200) return `RC ${answer.RC}`
  const found = [...world.accounts.values()].find((one) => one.email === receiver || one.phone === receiver)
  const card = must(world.cards.get(code))
  if (card.owner !== session.account || card.waitsFor !== null)
    world.faults.push(`account ${session.account} gave away the card of account ${card.owner}`)
  if (found && (k % 2 === 1 || found.isConfirmed)) card.owner = found.id
  else card.waitsFor = receiver
  return card.waitsFor === null ? 'given' : 'waits'
}

export async function takeCardBack(world: World, n: number, m: number) {
  const session = shopperOf(world, n)?.session
  const waiting = [...world.cards].filter(([, card]) => card.waitsFor !== null)
  const [code, card] = at(waiting, m) ?? []
  if (!session || !code || !card) return NOTHING
  const answer = await world.as(session, `${REST}/giftcard/takeback`, 'POST', { code })
  if (answer.RC !== 200) return `RC ${answer.RC}`
  if (card.owner !== session.account) world.faults.push(`account ${session.account} took the card ${code}`)
  card.waitsFor = null
  return 'RC 200'
}
