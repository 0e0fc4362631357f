import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { emptyTables } from '@/backend/demo/empty-tables'
import type { SandboxEvent } from '@/backend/providers/sandbox/sandbox-events'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { makeCoupon, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { createFaultyProvider, type ProviderMood } from '@/tests/backend/support/faulty-provider'
import { limiterAt } from '@/tests/backend/support/limiter-at'
import { MEALS_AND_DRINKS, makeTaxes } from '@/tests/backend/support/make-taxes'
import { type SentMessage, sentMessages } from '@/tests/backend/support/sent-messages'
import type { TestAnswer, TestApp, Tokens } from '@/tests/backend/support/test-app'

export const PHONES = ['6047770101', '6047770102', '6047770103', '6047770104', '6047770105']
export const MAILBOXES = ['one@mail.test', 'two@mail.test', 'three@mail.test', 'four@mail.test']
const PEOPLE = 4
const DAY = [{ open: 0, close: 1440 }]
export const ALWAYS: WeeklyHours = [DAY, DAY, DAY, DAY, DAY, DAY, DAY]
export const NEVER: WeeklyHours = [[], [], [], [], [], [], []]

/** What the accepted proofs say about an account; `email` is empty while it is made up. */
export interface Account {
  id: number
  phone: string
  email: string
  pending: string
  isConfirmed: boolean
  password: string | null
  streets: Set<string>
}
export interface Session {
  account: number
  tokens: Tokens
  isLive: boolean
  since: number
}
/** An emailed link: a reset of the address's account, or a confirmation within the session of `account`. */
interface Letter {
  account: number | null
  email: string
  token: string
}
export interface Person {
  name: string
  /** the only password that they ever choose */
  password: string
  session: Session | null
  /** what was texted to a phone while it was theirs, and mailed to a mailbox */
  codes: Map<string, string>
  letters: Letter[]
}
/** What a shopper has on the screen before the press. */
export interface Look {
  quoteId: string
  account: number
  goods: 'dish' | 'gift card' | 'surcharge'
  total: number
  points: number
  pointsPayment: number
  card: string
  cardBalance: number
  at: number
  relatedOrderId: string
  coupon: string
  /** of the first press, sent again as it was */
  body: object | null
  orderId: string | null
  /** the last answer of its checkout said that there is no order */
  isToldFailed: boolean
  /** what was entered at the first press; `card` pays a part */
  given: { name: string; phone: string; tips: number; comment: string; coupon: string; card: string } | null
}
type PayPage = { orderId: string; due: number; tips: number }
export type HeldCard = { owner: number; waitsFor: string | null }

export type World = Awaited<ReturnType<typeof openWorld>>

/** A new town: one store, people without accounts, and what is known of them. Everything before is deleted. */
export async function openWorld(api: TestApp) {
  await emptyTables(api.db)
  api.clock.set('2026-06-05T19:00:00Z')
  const store = await makeStore(api.db, { gid: 1, hours: ALWAYS, deliveryHours: ALWAYS })
  await makeTaxes(api.db, store, MEALS_AND_DRINKS)
  const dish = await makeProduct(api.db, store, { price: 1475, stock: null, taxClass: 'meal' })
  const beer = await makeProduct(api.db, store, { price: 555, stock: null, taxClass: 'liquor' })
  const gift = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: null })
  await makeCoupon(api.db, { code: 'TEN' })
  const { provider } = api.deps
  const faulty = createFaultyProvider(provider)
  const people: Person[] = Array.from({ length: PEOPLE }, (_, n) => ({
    name: `Person${n}`,
    password: `secret of ${n}`,
    session: null,
    codes: new Map(),
    letters: [],
  }))
  let calls = 0
  /** of another visitor each time */
  const visit = (path: string, body: object): Promise<TestAnswer> => {
    calls += 1
    return api.post(path, body, { 'x-forwarded-for': `10.${calls >> 8}.${calls & 255}.1` })
  }
  const change = (values: Partial<typeof stores.$inferInsert>) =>
    api.db.update(stores).set(values).where(eq(stores.gid, store.gid))
  Object.assign(api.deps, { provider: faulty.provider, limiter: limiterAt(api.clock.now) })
  return {
    api,
    /** whose answers are never lost */
    books: { db: api.db, provider },
    faulty,
    mood: 'well' as ProviderMood,
    store,
    goods: { dish: dish.id ?? 0, beer: beer.id ?? 0, gift: gift.id ?? 0 },
    /** what the store takes now */
    taking: { isSuspended: false, isOnHold: false, isOpen: true, pointsPerUnit: 100 },
    people,
    /** who has each phone and mailbox now */
    phoneOf: new Map(PHONES.map((phone, n) => [phone, n % PEOPLE])),
    mailboxOf: new Map(MAILBOXES.map((mailbox, n) => [mailbox, n % PEOPLE])),
    accounts: new Map<number, Account>(),
    sessions: [] as Session[],
    looks: [] as Look[],
    pages: [] as PayPage[],
    orders: new Map<string, number>(),
    cards: new Map<string, HeldCard>(),
    /** orders with a surcharge that is paid by itself */
    billedApart: [] as string[],
    payments: new Set<string>(),
    /** orders of which was checked what their accounts held */
    held: new Set<string>(),
    refunds: new Set<string>(),
    lastTransfer: 0,
    events: [] as SandboxEvent[],
    /** attempts of which the provider has returned something that was not heard yet */
    unheard: new Set<string>(),
    /** the amount on the button that was pressed in this step */
    shown: null as number | null,
    /** the look that was pressed in this step */
    pressed: null as Look | null,
    faults: [] as string[],
    visit,
    change,
    now: () => api.clock.now().getTime(),
    as: (session: Session, path: string, method: 'GET' | 'POST' | 'DELETE', data?: object) =>
      api.execute(session.tokens, path, method, data),
    messagesTo: async (recipient: string): Promise<SentMessage[]> =>
      (await sentMessages(api)).filter((message) => message.recipient.endsWith(recipient)),
    close: () => {
      Object.assign(api.deps, { provider })
    },
  }
}

export const at = <T>(list: readonly T[], n: number): T | undefined =>
  list.length > 0 ? list[n % list.length] : undefined
export const must = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('missing')
  return value
}
