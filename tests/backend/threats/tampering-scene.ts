import { and, eq, inArray, ne } from 'drizzle-orm'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import {
  givePoints,
  makeCoupon,
  makeCustomer,
  makeDeal,
  makeGiftCard,
  makeOptions,
  makeProduct,
  makeStore,
  SERVICE_CHARGE,
} from '@/tests/backend/support/factories'
import { owingOrder } from '@/tests/backend/support/surcharge-shopping'
import { NO_ORDER_LIMITS, openTestApp } from '@/tests/backend/support/test-app'

/** What goods cost, in cents: the product's price and that of each choice. */
export interface Priced {
  gid: number
  price: number
  choices: Map<number, number>
}

const CARD = 3000
const POINTS = 1500

/** A store with every kind of price, a shopper with credit and a neighbour with more, and the true price of all. */
export async function openScene() {
  const api = await openTestApp({ orderLimits: NO_ORDER_LIMITS })
  const { db } = api
  const store = await makeStore(db, {
    kind: STORE_TYPE.shopping,
    discountPercent: 5,
    surcharge: SERVICE_CHARGE,
  })
  const elsewhere = await makeStore(db, { kind: STORE_TYPE.shopping })
  const catalogue = new Map<number, Priced>()
  const dish = async (at: typeof store, price: number) => {
    const made = await makeProduct(db, at, { price })
    catalogue.set(made.id, { gid: at.gid, price, choices: new Map() })
    return made
  }
  const [soup, noodles, cheap] = [await dish(store, 950), await dish(store, 1475), await dish(elsewhere, 100)]
  const options = await makeOptions(db, { productId: noodles.id }, { min: 0, max: 2, stocks: [10_000, 10_000, 10_000] })
  catalogue
    .get(noodles.id)
    ?.choices.set(options.choices[0] ?? 0, 0)
    .set(options.choices[1] ?? 0, 100)
  catalogue.get(noodles.id)?.choices.set(options.choices[2] ?? 0, 200)
  const deal = await makeDeal(db, store, { stock: 100_000, limitPerOrder: 1000 })
  catalogue.set(deal.groupSaleId, { gid: store.gid, price: 2000, choices: new Map() })
  await makeCoupon(db, { code: 'TEN', gid: store.gid })
  await makeCoupon(db, { code: 'ELSEWHERE', gid: elsewhere.gid, value: 90 })
  await makeCoupon(db, { code: 'OVER', gid: store.gid, value: 90, endsAt: new Date('2026-06-01T00:00:00Z') })
  const me = await makeCustomer(db)
  const neighbour = await makeCustomer(db)
  const plain = await makeStore(db, { kind: STORE_TYPE.shopping })
  const weighed = await makeProduct(db, plain)
  const card = await makeGiftCard(db, me.id, store.gid, CARD)
  const theirs = await makeGiftCard(db, neighbour.id, store.gid, 50_000)
  await givePoints(db, me.id, POINTS)
  await givePoints(db, neighbour.id, 50_000)

  const balances = async () => {
    const [mine] = await db.select().from(giftCards).where(eq(giftCards.code, card))
    const [points] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, me.id))
    return { card: mine?.balance ?? 0, points: points?.balance ?? 0 }
  }
  return {
    api,
    store,
    elsewhere,
    plain,
    weighed,
    soup,
    noodles,
    cheap,
    deal,
    options,
    me: me.tokens,
    neighbour: neighbour.tokens,
    card,
    theirs,
    catalogue,
    owe: (as = me.tokens) => owingOrder(api, as, plain, weighed),
    /** the shopper has all of the credit again */
    refill: async () => {
      await db.update(giftCards).set({ balance: CARD }).where(eq(giftCards.code, card))
      await db.update(pointsAccounts).set({ balance: POINTS }).where(eq(pointsAccounts.customerId, me.id))
    },
    /** cents that left the shopper's card and points since the refill */
    spent: async () => {
      const left = await balances()
      return { card: CARD - left.card, points: POINTS - left.points }
    },
    neighbourHas: async () => {
      const [row] = await db.select().from(giftCards).where(eq(giftCards.code, theirs))
      const [points] = await db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, neighbour.id))
      return [row?.balance, points?.balance]
    },
    /** an order with the cents that it took from credit and from cards, and those that a provider's page is to take */
    booked: async (id: string) => {
      const [order] = await db.select().from(orders).where(eq(orders.id, id))
      if (!order) throw new Error('no order')
      const attempts = await db
        .select({ state: payments.state, amount: payments.amount, charged: sandboxCharges.amount })
        .from(payments)
        .leftJoin(sandboxCharges, eq(sandboxCharges.idempotencyKey, payments.idempotencyKey))
        .where(eq(payments.orderId, id))
      const sum = (list: (number | null)[]) => list.reduce<number>((total, cents) => total + (cents ?? 0), 0)
      const isSpending = inArray(transfers.kind, ['card_spent', 'points_spent'])
      const spent = await db
        .select()
        .from(transfers)
        .where(and(eq(transfers.orderId, id), isSpending, ne(transfers.currency, 'points')))
      return {
        order,
        credit: sum(spent.map(({ amount }) => amount)),
        charged: sum(attempts.filter(({ state }) => state === 'captured').map(({ charged }) => charged)),
        asked: sum(attempts.filter(({ state }) => state === 'redirected').map(({ amount }) => amount)),
      }
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
