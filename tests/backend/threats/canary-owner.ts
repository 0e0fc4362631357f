import { eq } from 'drizzle-orm'
import { quotes } from '@/backend/checkout/schema'
import { hashPassword } from '@/backend/customers/accounts/password'
import { addresses, bookmarks, customers, sessions } from '@/backend/customers/schema/customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import { openSession } from '@/backend/customers/sessions/open-session'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { type OrderRow, orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { reviews } from '@/backend/orders/schema/reviews'
import { inTransaction } from '@/backend/platform/db/transaction'
import { sandboxCards } from '@/backend/providers/sandbox/schema'
import { eachOrderField, NO_ORDER_FIELDS, type OrderFieldValues } from '@/lib/domain/codes/order-fields'
import { inAll, makeCustomer, makeDeal, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { ONLINE } from '@/tests/backend/support/order-desk'
import { buy, HOME, quoteId, readOrder } from '@/tests/backend/support/shopping'
import type { TestApp } from '@/tests/backend/support/test-app'

export const PASSWORD = 'canary-sesame'
const MAIL = 'canary.mail@example.com'
const PHONE = '6045559871'
const GIFT = 'CANARYGIFT9871'
const CARD = 'card_canary_9871'
const BALANCE = 9871
const POINTS = 9_871_987
const PERSON = ['Canaryfirst', 'Canarylast', 'Canarynick', MAIL, PHONE, 'canary-face']
const PLACE = ['9871 Canarystreet', 'Canaryunit', 'Canarybuzz', 'Canarycity']
const FIELDS = eachOrderField<OrderFieldValues>((field) =>
  NO_ORDER_FIELDS[field] === '' ? `Canaryfield ${field}` : true,
)
const ORDER = [
  'Canarycomment',
  'Canaryserver',
  'CANARYCOUPON',
  'Canarycard',
  GIFT,
  ...Object.values(FIELDS).filter((value) => typeof value === 'string'),
]

/** The name of an order's line, also visible to anyone who can pay the order. */
export const LINE = 'Canaryline'
/** Texts that only the owner may find in a response. */
export const CANARIES = [...PERSON, ...PLACE, ...ORDER, '98.71', String(POINTS), 'Canarygiver', CARD]
/** A store with its dish and deal that only the owner has bookmarked: public, but in no answer about a customer. */
export const BOOKMARKED = 'Canarystore'

export const CANARY_ADDRESS = {
  ...HOME,
  fn: 'Canaryfirst',
  ln: 'Canarylast',
  tn: PHONE,
  street: '9871 Canarystreet',
  unit: 'Canaryunit',
  buzz: 'Canarybuzz',
  city: 'Canarycity',
}
const { fn: firstName, ln: lastName, tn: phone, zipcd: postalCode, cntry: country, ...place } = CANARY_ADDRESS
const AT_HOME = { firstName, lastName, phone, postalCode, country, ...place }

type TextOf<Row> = { [Column in keyof Row]-?: string extends Row[Column] ? Column : never }[keyof Row]
/** The texts of an order that only its owner may read. */
type OwnText = Exclude<TextOf<OrderRow>, 'id' | 'quoteId' | 'relatedOrderId' | 'site' | 'currency' | 'fulfilmentOption'>

/** A customer whose every text is a canary, with two live sessions and one that has logged out. */
export async function makeCanaryOwner(api: TestApp) {
  const { db } = api
  const { id, tokens: ended } = await makeCustomer(db, {
    email: MAIL,
    firstName: 'Canaryfirst',
    lastName: 'Canarylast',
    nickName: 'Canarynick',
    profilePicture: '/canary-face.png',
    phone: PHONE,
    passwordHash: await hashPassword(PASSWORD),
  })
  await api.execute(ended, '/api/rest/v7/logout', 'GET')
  const tokens = await openSession(db, id, 'shared', api.clock.now())
  const onSite = await openSession(db, id, 'spa.test', api.clock.now())
  const store = await makeStore(db, { domain: 'spa.test' })
  const deal = await makeDeal(db, store)
  const loved = await makeStore(db, { name: inAll(BOOKMARKED) })
  const dish = await makeProduct(db, loved, { name: inAll(`${BOOKMARKED} dish`) })
  const lovedDeal = await makeDeal(db, loved, { name: inAll(`${BOOKMARKED} deal`) })
  await db.insert(bookmarks).values([
    { customerId: id, type: 7, targetId: loved.gid ?? 0 },
    { customerId: id, type: 6, targetId: dish.id ?? 0 },
    { customerId: id, type: 2, targetId: lovedDeal.id ?? 0 },
  ])

  const book: number[] = []
  for (let n = 0; n < 3; n++) {
    const own = { ...CANARY_ADDRESS, unit: `${CANARY_ADDRESS.unit} ${n}` }
    const saved = await api.execute(tokens, '/api/rest/v7/customerAddr', 'POST', own)
    book.push(saved.records.at(-1).id)
  }
  const card = { gid: store.gid, customerId: id, balance: BALANCE, bookValue: BALANCE, purchasedAt: api.clock.now() }
  await db.insert(giftCards).values({ ...card, code: GIFT })
  const saved = { ref: CARD, customer: 'cus_canary', lastFour: '9871', month: 12, year: 2034 }
  await db.insert(vaultCustomers).values({ customerId: id, provider: 'sandbox', reference: saved.customer })
  await db.insert(sandboxCards).values({ ...saved, behaviour: 'succeeded' })
  const giver = await makeCustomer(db, { firstName: 'Canarygiver' })
  const gift = {
    kind: 'card_received',
    amount: BALANCE,
    currency: 'CAD',
    giftCard: GIFT,
    customerId: giver.id,
  } as const
  const points = { kind: 'points_earned', amount: POINTS, currency: 'points', customerId: id } as const
  await db.insert(pointsAccounts).values({ customerId: id, balance: POINTS })
  for (const one of [gift, points]) await inTransaction(db, (tx) => bookTransfer(tx, one, api.clock.now()))

  const order = async (over: object = {}) => {
    const made = await buy(api, tokens, deal, over)
    const texts = { couponCode: 'CANARYCOUPON', giftCardCode: GIFT, cardLabel: 'Canarycard', server: 'Canaryserver' }
    const person = { firstName, lastName, phone, email: MAIL }
    const table = { ...FIELDS, shippingAddress: AT_HOME, billingAddress: AT_HOME }
    const place = { placedFrom: 'Canaryplace' }
    const canaries = { ...texts, ...table, ...person, ...place } satisfies Record<OwnText, string>
    await db.update(orders).set(canaries).where(eq(orders.id, made))
    await db
      .update(orderLines)
      .set({ name: inAll(LINE) })
      .where(eq(orderLines.orderId, made))
    await db.insert(orderComments).values({ orderId: made, isAdmin: false, body: 'Canarycomment' })
    return made
  }
  const done = await order()
  const kept = await order()
  for (const step of ['accept', 'start', 'complete'] as const) await stepOrder(db, done, step, api.clock.now())
  return {
    id,
    tokens,
    onSite,
    ended,
    gid: store.gid,
    card: CARD,
    deal,
    book,
    mail: MAIL,
    phone: PHONE,
    gift: GIFT,
    bookmarked: { store: loved.gid ?? 0, dish: dish.id ?? 0, deal: lovedDeal.id ?? 0 },
    /** in cash, at the store's door */
    kept,
    storedQuote: (await readOrder(api, tokens, kept)).quote_id as string,
    spare: await order(),
    done,
    /** await their payment */
    open: [await order(ONLINE), await order(ONLINE), await order(ONLINE), await order(ONLINE)],
    quote: await quoteId(api, tokens, deal),
    secondQuote: await quoteId(api, tokens, deal),
  }
}

export type CanaryOwner = Awaited<ReturnType<typeof makeCanaryOwner>>

/** Every row about the owner, as text. */
export async function rowsOf({ db }: TestApp, { id }: CanaryOwner): Promise<string[]> {
  const own = await Promise.all([
    db.select().from(customers).where(eq(customers.id, id)),
    ...[sessions, addresses, bookmarks, pointsAccounts, transfers, giftCards, quotes, orders, reviews].map((table) =>
      db.select().from(table).where(eq(table.customerId, id)),
    ),
    db.select({ row: transfers }).from(transfers).where(eq(transfers.giftCard, GIFT)),
    ...[orderLines, orderComments, payments].map((table) =>
      db
        .select({ row: table })
        .from(table)
        .innerJoin(orders, eq(orders.id, table.orderId))
        .where(eq(orders.customerId, id)),
    ),
  ])
  return own.flatMap((rows, table) => rows.map((row) => `${table} ${JSON.stringify(row)}`)).sort()
}
