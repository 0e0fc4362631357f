import { and, desc, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { checkTimes, type OrderTimes, orderTimes } from '@/backend/checkout/fulfilment/order-times'
import { offeredMethods } from '@/backend/checkout/fulfilment/resolve-fulfilment'
import { type BestCoupon, findBestCoupon } from '@/backend/checkout/pricing/best-coupon'
import { type CartRequest, type PricedCart, priceCart } from '@/backend/checkout/pricing/price-cart'
import { quotes } from '@/backend/checkout/schema'
import type { Deps } from '@/backend/config/deps'
import { pointsBalance } from '@/backend/orders/credit/points'
import type { Database } from '@/backend/platform/db/database'
import { randomId } from '@/backend/platform/token'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { StoredQuote } from './stored-quote'

export interface Quote {
  id: string
  cart: PricedCart
  pointsBalance: number
  times: OrderTimes
  methods: number[]
  /** null where one is applied, or none would be */
  bestCoupon: BestCoupon | null
}

/**
 * Prices a cart and stores it under an id that one order can use, in place of the customer's oldest open quote where
 * there are many. Throws the errors of `priceCart`, and `outOfStock`.
 */
export async function createQuote(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: CartRequest,
  now: Date,
): Promise<Quote> {
  const { customerId, gid, items, pay, coupon, language } = request
  const cart = await priceCart({ db, config }, request, now)
  const times = orderTimes(cart, now)
  const { method } = cart.shipping
  if (method !== NO_FULFILMENT_METHOD) checkTimes(cart, times, language, now)
  const shipping = { ...request.shipping, method }
  const id = randomId()
  const shown = items.map((item, index) => ({ ...item, validUntil: cart.lines[index]?.validUntil }))
  const stored: StoredQuote = { items: shown, pay, coupon, shipping, language, grandTotal: cart.totals.grandTotal }
  await db.insert(quotes).values({ id, customerId, gid, request: stored, createdAt: now })
  await dropOlderQuotes(db, { id, customerId }, config.orderLimits.openQuotes)
  const points = await pointsBalance(db, customerId)
  const methods = offeredMethods(cart.store, cart, now)
  const bestCoupon = await findBestCoupon(db, cart, customerId, now)
  return { id, cart, pointsBalance: points, times, methods, bestCoupon }
}

/**
 * Keeps the newest `kept` quotes of a customer that no checkout has used: each change of an open checkout makes one.
 */
async function dropOlderQuotes(
  db: Database,
  { id, customerId }: { id: string; customerId: number },
  kept: number,
): Promise<void> {
  const isOpen = and(eq(quotes.customerId, customerId), isNull(quotes.attemptedAt), ne(quotes.id, id))
  const others = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(isOpen)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(kept - 1)
  await db.delete(quotes).where(and(isOpen, notInArray(quotes.id, others)))
}
