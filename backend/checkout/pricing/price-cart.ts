import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { whyNotTaken } from '@/backend/catalogue/stores/opening'
import { readTaxes } from '@/backend/catalogue/taxes/store-taxes'
import { ownTaxClass } from '@/backend/catalogue/taxes/tax-classes'
import { type CartItem, itemError } from '@/backend/checkout/cart/cart-item'
import { type CartLine, type LoadedCart, loadCart } from '@/backend/checkout/cart/load-cart'
import { loadPayCart, type PayCartRequest } from '@/backend/checkout/cart/load-pay-cart'
import {
  type Fulfilment,
  type FulfilmentRequest,
  resolveFulfilment,
} from '@/backend/checkout/fulfilment/resolve-fulfilment'
import type { Deps } from '@/backend/config/deps'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { buysDishes, goodsTotal } from '@/backend/pricing/order-contents'
import { type OrderTotals, priceQuote } from '@/backend/pricing/price-quote'
import { type Surcharge, storeSurchargeOf } from '@/backend/pricing/surcharge'

import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { Language } from '@/lib/domain/languages/languages'
import { type CouponRejection, type CouponRow, findCoupon } from './find-coupon'

export interface CartRequest {
  customerId: number
  gid: number
  items: CartItem[]
  /** an amount without goods, in place of items */
  pay: PayCartRequest | null
  coupon: string | null
  shipping: FulfilmentRequest
  language: Language
}

export interface PricedCart extends LoadedCart {
  store: typeof stores.$inferSelect
  shipping: Fulfilment
  /** null unless it was applied */
  coupon: CouponRow | null
  /** why the requested coupon does not apply; null when it does, and for an unknown code */
  couponRejection: CouponRejection | null
  couponHeldBy: string | null
  /** the subtotal that the requested coupon requires, in minor units, where it is not reached; else null */
  couponMinimum: number | null
  totals: OrderTotals
  /** by the store's rule; its non-separate part is included in the totals */
  storeSurcharge: Surcharge | null
}

/**
 * Prices a cart from the database alone, both for a quote and for its order. An amount without goods is final: no
 * discount, coupon or surcharge applies. Throws the errors of its parts, and `invalidRequest` with the `reason` when
 * the store takes nothing of this kind.
 */
export async function priceCart(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: CartRequest,
  now: Date,
): Promise<PricedCart> {
  const { gid, items, pay, language, customerId } = request
  const [store] = await db.select().from(stores).where(eq(stores.gid, gid))
  if (!store) throw itemError('no such store')
  const cart = pay ? await loadPayCart(db, store, customerId, pay) : await loadCart(db, store, items, language, now)
  checkStoreTakesOrders(store, cart, now)
  const shipping = resolveFulfilment(store, cart, request.shipping, { now, countries: config.countries })
  const { coupon, rejection, heldBy } = await findCoupon(db, pay ? null : request.coupon, gid, customerId, now)
  const { ratesOf, deliveryClass } = await readTaxes(db, store, shipping.address, now)
  const totals = priceQuote({
    lines: cart.lines.map((line) => ({ ...line, isGiftCard: line.kind === LINE_KIND.giftCard })),
    storeDiscountPercent: pay ? 0 : store.discountPercent,
    coupon,
    surcharge: pay || !store.surcharge ? null : { ...store.surcharge, taxClass: ownTaxClass(store.surcharge.taxClass) },
    shipping: { taxClass: deliveryClass, amount: shipping.fee },
    ratesOf,
  })
  const storeSurcharge = pay ? null : storeSurchargeOf(store.surcharge, goodsAfterDiscounts(totals, cart.lines))
  const goods = goodsAfterDiscounts(totals, cart.lines) + totals.couponDiscount
  const isBelow = coupon !== null && goods < coupon.minSubtotal
  return {
    ...cart,
    store,
    shipping,
    coupon: totals.couponDiscount > 0 ? coupon : null,
    couponRejection: isBelow ? 'minimum_not_met' : rejection,
    couponHeldBy: heldBy,
    couponMinimum: isBelow ? coupon.minSubtotal : null,
    totals,
    storeSurcharge,
  }
}

/** Throws unless the store takes orders now; a surcharge belongs to an order that it has taken before. */
function checkStoreTakesOrders(store: PricedCart['store'], { lines, pay }: LoadedCart, now: Date): void {
  const reason = pay?.relatedOrderId ? null : whyNotTaken(store, buysDishes(lines), now)
  if (reason) throw new DomainError('invalidRequest', 'the store is not accepting such orders', { reason })
}

/** The price of the goods after discounts, without gift cards; minor units. */
export function goodsAfterDiscounts(totals: OrderTotals, lines: readonly CartLine[]): number {
  return goodsTotal(lines) - totals.storeDiscount - totals.couponDiscount
}
