import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { giftCards, pointsAccounts } from '@/backend/db/schema/ledgers'
import { payments } from '@/backend/db/schema/payments'
import { book, refundByHand } from '@/backend/providers/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox-events'
import { Refusal } from '@/backend/refusal'
import { addSurcharge } from '@/backend/services/orders/add-surcharge'
import { refundOrder } from '@/backend/services/orders/refunds/refund-order'
import { ORDER_STEPS, stepOrder } from '@/backend/services/orders/step-order'
import { applyEvent } from '@/backend/services/payments/apply-event'
import { runOwnWork } from '@/backend/worker/run-worker-once'
import { isRedirectMethod } from '@/lib/domain/codes/payment-method'
import { givePoints, makeGiftCard } from '@/tests/backend/support/factories'
import { surchargeOf } from '@/tests/backend/support/surcharge-shopping'
import { shopperOf } from './shopping-steps'
import { ALWAYS, at, MAILBOXES, must, NEVER, PHONES, type World } from './world'

const REST = '/api/rest/v7'
const NOTHING = 'nothing to do'
const DAY_MS = 86_400_000
const anOrder = (world: World, n: number) => at([...world.orders.keys()].toReversed(), n)
const anAccount = (world: World, n: number) => at([...world.accounts.keys()], n)

/** What a refusal says; everything else that is thrown is a fault of its own. */
const tryTo = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => {
      if (error instanceof Refusal) return error.code
      if (error instanceof Error && error.message === 'the provider does not answer') return error.message
      throw error
    },
  )

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

export async function changeStore(world: World, n: number) {
  const { taking, store } = world
  const what = must(at(['suspended', 'hold', 'hours', 'points', 'discount'] as const, n))
  if (what === 'suspended') taking.isSuspended = !taking.isSuspended
  if (what === 'hold') taking.isOnHold = !taking.isOnHold
  if (what === 'hours') taking.isOpen = !taking.isOpen
  if (what === 'points') taking.pointsPerUnit = taking.pointsPerUnit === 100 ? 50 : 100
  const settings = { ...store.settings, holdOrdering: taking.isOnHold, p2v: taking.pointsPerUnit }
  await world.change({
    ...{ suspended: taking.isSuspended, settings, hours: taking.isOpen ? ALWAYS : NEVER },
    ...(what === 'discount' && { discountPercent: n % 2 === 0 ? 10 : 0 }),
  })
  return what
}

/** A store that takes everything again. */
export async function openStore(world: World) {
  Object.assign(world.taking, { isSuspended: false, isOnHold: false, isOpen: true })
  return changeStore(world, 9)
}

export async function stepOfStore(world: World, n: number, m: number) {
  const id = anOrder(world, n)
  const step = must(at(ORDER_STEPS, m))
  if (!id) return NOTHING
  return `${step} ${await tryTo(stepOrder(world.api.db, id, step, world.api.clock.now()))}`
}

export async function addToBill(world: World, n: number, m: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  return tryTo(addSurcharge(world.api.db, id, surchargeOf({ isSeparate: m % 2 === 0 }), world.api.clock.now()))
}

export async function refundPart(world: World, n: number, m: number, k: number) {
  const id = anOrder(world, n)
  if (!id) return NOTHING
  const wish = { key: `key ${k % 3}`, amount: 1 + m * 9, reason: '', lines: [] }
  return tryTo(refundOrder(world.api.db, id, wish, world.api.clock.now()))
}

const attempts = (world: World) =>
  world.api.db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...world.payments, '']))
    .orderBy(payments.createdAt, payments.id)

/** A payer decides on the provider's page, which may be an old one; the event comes later, twice, or not at all. */
export async function decideOnPage(world: World, n: number, m: number, k: number) {
  const page = at((await attempts(world)).filter(({ method }) => isRedirectMethod(method)).toReversed(), n)
  if (!page) return NOTHING
  const wanted = must(at(['succeeded', 'succeeded', 'declined', 'canceled'] as const, m))
  const { id, idempotencyKey, amount, currency } = page
  if ((await book(world.api.db, { idempotencyKey, amount, currency }, wanted)) !== wanted) return 'decided before'
  const event = { id: randomUUID(), type: `payment.${wanted}` as const, payment_id: id, amount, currency }
  world.events.push(...must(at([[event], [event, event], [event, { ...event, id: randomUUID() }], []], k)))
  return wanted
}

/** Somebody returns money in the provider's dashboard. */
export async function refundAtProvider(world: World, n: number, m: number, k: number) {
  const taken = at((await attempts(world)).filter(({ state }) => state === 'captured').toReversed(), n)
  if (!taken) return NOTHING
  const { id, idempotencyKey, amount, currency } = taken
  const isDone = await refundByHand(world.api.db, idempotencyKey, 1 + ((m * 37) % amount)).then(
    () => true,
    () => false,
  )
  if (!isDone) return 'more than is left'
  world.unheard.add(id)
  const event = { id: randomUUID(), type: 'payment.refunded' as const, payment_id: id, amount, currency }
  world.events.push(...must(at([[event], [event, event], []], k)))
  return 'done'
}

/** An event arrives; its repetition may come much later. */
export async function hear(world: World, n: number) {
  const event = at(world.events, n)
  if (!event) return NOTHING
  const ending = await tryTo(applyEvent(world.api.deps, event))
  if (ending === 'done') {
    world.events.splice(world.events.indexOf(event), 1)
    if (event.type === 'payment.refunded') world.unheard.delete(event.payment_id)
  }
  return ending
}

export async function changeProvider(world: World, n: number) {
  world.mood = must(at(['well', 'well', 'down', 'silent', 'late'] as const, n))
  world.faulty.be(world.mood)
  if (world.mood === 'well') await world.faulty.catchUp()
  return world.mood
}

export async function work(world: World) {
  await runOwnWork(world.api.deps)
  return 'done'
}

export async function wait(world: World, n: number) {
  const seconds = must(at([10, 240, 1000, 4000, 90_000, (8 * DAY_MS) / 1000], n))
  world.api.clock.advance(seconds)
  return `${seconds} s`
}

/** The provider is well again, every event comes, and days pass: all that is under way comes to its end. */
export async function settle(world: World): Promise<void> {
  await changeProvider(world, 0)
  const lost = [...world.unheard].map((id) =>
    JSON.parse(createEvent('payment.refunded', { id, amount: 1, currency: 'CAD' })),
  )
  for (const event of [...world.events.splice(0), ...lost]) await applyEvent(world.api.deps, event)
  for (const seconds of [60, 3700, 90_000, 90_000]) {
    world.api.clock.advance(seconds)
    await runOwnWork(world.api.deps)
  }
  world.unheard.clear()
}
