import { findByLogin } from '@/backend/customers/accounts/login-address'
import { findByPhone } from '@/backend/customers/accounts/phone'
import { customers } from '@/backend/customers/schema/customers'
import { orders } from '@/backend/orders/schema/orders'
import { inTransaction } from '@/backend/platform/db/transaction'
import { readAsVisitor } from './pay-steps'
import { MAILBOXES, PHONES, type World } from './world'

const REST = '/api/rest/v7'
const LIVES_MS = 29 * 86_400_000
/** Sessions and orders that are tried by each person after each step, the newest first. */
const TRIED = 3

/** Each number and address opens the account that its proofs say, and no other; so does each session. */
export async function accountsOpenToProofs(world: World): Promise<string[]> {
  const { db, deps } = world.api
  const faults: string[] = []
  const { customerDomain } = deps.config
  const accounts = [...world.accounts.values()]
  const rows = new Map((await db.select().from(customers)).map((row) => [row.id, row]))
  for (const { id, phone, email, pending, isConfirmed, password } of accounts) {
    const row = rows.get(id)
    const now = [row?.phone, row?.email.endsWith(customerDomain) ? '' : row?.email, row?.pendingEmail]
    const isSame =
      (row?.emailConfirmedAt !== null) === isConfirmed && (row?.passwordHash !== null) === (password !== null)
    if (!isSame || now.join() !== [phone, email, pending].join())
      faults.push(`account ${id} has ${now.join()}, its proofs say ${[phone, email, pending].join()}`)
  }
  for (const digits of PHONES) {
    const expected = accounts.find(({ phone }) => phone === digits)?.id
    const byCode = await inTransaction(db, (tx) => findByPhone(tx, { country: 'CA', digits }))
    const byName = await findByLogin(db, `ca${digits}@${customerDomain}`, 'CA', customerDomain)
    for (const found of [byCode, byName])
      if (found?.id !== expected) faults.push(`${digits} opens account ${found?.id}, not ${expected}`)
  }
  for (const mailbox of MAILBOXES) {
    const expected = accounts.find(({ email }) => email === mailbox)?.id
    const found = await findByLogin(db, mailbox, 'CA', customerDomain)
    if (found?.id !== expected) faults.push(`${mailbox} opens account ${found?.id}, not ${expected}`)
  }
  return [...faults, ...(await sessionsEnd(world))]
}

async function sessionsEnd(world: World): Promise<string[]> {
  const faults: string[] = []
  const [live, ended] = [true, false].map((isLive) => world.sessions.filter((one) => one.isLive === isLive))
  for (const session of [...(live ?? []), ...(ended ?? []).slice(-TRIED)]) {
    const { RC } = await world.as(session, `${REST}/ping`, 'GET')
    if (RC === 200 && !session.isLive) faults.push(`an ended session still opens account ${session.account}`)
    const isYoung = world.now() - session.since < LIVES_MS
    if (RC !== 200 && session.isLive && isYoung) faults.push(`a session of account ${session.account} has ended`)
    if (RC !== 200) session.isLive = false
  }
  return faults
}

/** Each person sees what is their account's, and a visitor only what they need to pay. */
export async function nothingOfOthersIsRead(world: World): Promise<string[]> {
  const faults: string[] = []
  const stored = new Map(
    (await world.api.db.select({ id: orders.id, at: orders.createdAt }).from(orders)).map((one) => [one.id, one.at]),
  )
  const all = [...world.orders].filter(([id]) => stored.has(id))
  const live = world.sessions.filter(({ isLive }) => isLive)
  for (const session of live) {
    const me = session.account
    const lists: [string, string, (records: never) => string[], string[]][] = [
      [
        'orders',
        `${REST}/ordlst?limit=100`,
        ({ orders: list }: { orders: { ord_id: string }[] }) => list.map((one) => one.ord_id),
        all.filter(([, owner]) => owner === me).map(([id]) => id),
      ],
      [
        'gift cards',
        `${REST}/giftcard?limit=-1`,
        ({ cards }: { cards: { gc: string }[] }) => cards.map(({ gc }) => gc),
        [...world.cards].filter(([, card]) => card.owner === me).map(([code]) => code),
      ],
      [
        'addresses',
        `${REST}/customerAddr`,
        (book: { street: string }[]) => [...new Set(book.map(({ street }) => street))],
        [...(world.accounts.get(me)?.streets ?? [])],
      ],
    ]
    for (const [what, path, read, own] of lists) {
      const { RC, records } = await world.as(session, path, 'GET')
      const seen = RC === 200 ? read(records as never) : [`RC ${RC}`]
      if (seen.sort().join() !== own.sort().join())
        faults.push(`account ${me} sees the ${what} ${seen.join()}, its own are ${own.join()}`)
    }
    for (const [id] of all.filter(([, owner]) => owner !== me).slice(-TRIED)) {
      const { RC } = await world.as(session, `/api/rest/v8/orddtl/${id}/en`, 'GET')
      if (RC === 200) faults.push(`account ${me} reads the order ${id} of another`)
    }
    for (const [code] of [...world.cards].filter(([, { owner }]) => owner !== me).slice(-1)) {
      for (const path of [`giftcard/get/${code}`, `gifthistory?code=${code}`]) {
        const { RC, records } = await world.as(session, `${REST}/${path}`, 'GET')
        if (RC === 200 && (records?.gc || records?.history?.length > 0))
          faults.push(`account ${me} reads the card ${code}`)
      }
    }
  }
  return [...faults, ...(await visitorsSeeNobody(world, all.at(-1)?.[0]))]
}

/** Nothing about people is in what a visitor reads of an order. */
async function visitorsSeeNobody(world: World, orderId: string | undefined): Promise<string[]> {
  if (!orderId) return []
  const text = JSON.stringify(await readAsVisitor(world, `/api/rest/v8/orddtl/${orderId}/en`))
  const streets = [...world.accounts.values()].flatMap((account) => [...account.streets])
  const names = world.people.map(({ name }) => name)
  const secrets = [
    '6047770199',
    'customer.plaza.test',
    ...PHONES,
    ...MAILBOXES,
    ...world.cards.keys(),
    ...names,
    ...streets,
  ]
  return secrets.filter((one) => text.includes(one)).map((one) => `a visitor reads ${one} in order ${orderId}`)
}
