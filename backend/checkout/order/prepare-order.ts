import type { CartLine } from '@/backend/checkout/cart/load-cart'
import type { CheckoutCustomer, CheckoutRequest } from '@/backend/checkout/checkout-request'
import { asapEstimate } from '@/backend/checkout/fulfilment/order-times'
import { goodsAfterDiscounts, type PricedCart } from '@/backend/checkout/pricing/price-cart'
import type { Deps } from '@/backend/config/deps'
import { hashAddress } from '@/backend/customers/accounts/keyed-hash'
import { type ChargedCard, cardLabelOf } from '@/backend/orders/payments/charge-card'
import type { orders } from '@/backend/orders/schema/orders'
import { PLACEMENTS, type PlacementName, placementOf } from '@/backend/orders/state/placements'
import { HOLD_MS, REVIEW_MS } from '@/backend/orders/state/transitions'
import { randomId } from '@/backend/platform/token'
import { valuesOfMethod } from '@/lib/domain/codes/order-fields'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { toMinor } from '@/lib/domain/money/decimals'
import { planCheckoutPayment } from './plan-checkout-payment'
import { repriceQuote } from './reprice-quote'
import { resolveContact } from './resolve-contact'

/** An order that is ready to be inserted. */
export interface OrderDraft {
  order: typeof orders.$inferInsert
  placement: PlacementName
  lines: CartLine[]
  couponId: number | null
  /** minor units left to be paid by the order's method */
  due: number
  language: Language
}

/**
 * Makes an order of a quote. `card` is the saved or entered one; null for none. Throws the errors of `repriceQuote`,
 * `planCheckoutPayment` and `resolveContact`.
 */
export async function prepareOrder(
  { db, now, config }: Deps,
  customer: CheckoutCustomer,
  request: CheckoutRequest,
  card: ChargedCard | null,
): Promise<OrderDraft> {
  const at = now()
  const repriced = await repriceQuote({ db, config }, customer.id, request, at)
  const payment = await planCheckoutPayment(db, config, customer.id, request, repriced, card, at)
  const { quote, cart, lines, fulfilmentMethod, slot } = repriced
  const { store, totals, shipping, pay } = cart
  const { language } = quote
  const { tips, isCharge, isOnline, giftCardPayment, pointsPayment, pointsSpent, due } = payment
  const placement = placementOf({ isCard: isCharge, isOnline, isAmount: pay !== null, due })
  const paysSurcharge = pay !== null && pay.relatedOrderId !== null
  const contact = await resolveContact({ db, config }, customer.id, request, shipping.address)
  const order: OrderDraft['order'] = {
    id: randomId(),
    quoteId: request.quoteId,
    customerId: customer.id,
    gid: store.gid,
    site: customer.site,
    placedFrom: customer.address && hashAddress(config.secrets.code[0], customer.address),
    status: PLACEMENTS[placement].to,
    fulfilmentMethod,
    fulfilmentOption: shipping.code,
    paymentMethod: payment.method,
    currency: store.currency,
    ...totals,
    tips,
    giftCardPayment,
    pointsPayment,
    pointsSpent,
    pointsEarned: paysSurcharge ? 0 : pointsFor(cart),
    totalPaid: giftCardPayment + pointsPayment,
    allowPayNow: isOnline || payment.method === PAYMENT_METHOD.pay_later,
    couponCode: cart.coupon?.code ?? '',
    giftCardCode: giftCardPayment > 0 ? request.giftCardCode : '',
    cardLabel: isCharge && card ? cardLabelOf(card) : '',
    ...contact,
    language,
    shippingAddress: shipping.address,
    billingAddress: payment.billingAddress,
    ...valuesOfMethod(request, fulfilmentMethod),
    storeSurcharge: cart.storeSurcharge,
    selfCheckout: pay !== null,
    relatedOrderId: pay?.relatedOrderId ?? null,
    expectedStart: slot?.start ?? null,
    expectedEnd: slot?.end ?? null,
    estimate: slot ? null : asapEstimate(cart, at),
    reviewUntil: placement === 'covered_amount' && !paysSurcharge ? new Date(at.getTime() + REVIEW_MS) : null,
    expiresAt: isOnline ? new Date(at.getTime() + HOLD_MS) : null,
    createdAt: at,
    updatedAt: at,
  }
  return { order, placement, lines, couponId: cart.coupon?.id ?? null, due, language }
}

/** Gift cards earn no points; what they buy does. */
function pointsFor({ store, totals, lines }: PricedCart): number {
  return Math.floor((goodsAfterDiscounts(totals, lines) * store.settings.v2p) / toMinor(1, store.currency))
}
