import { type CheckoutInput, checkOut } from '@/lib/commerce-client/orders/checkout-api'
import { cancelOrder } from '@/lib/commerce-client/orders/order-actions-api'
import { getOrder, listOrders } from '@/lib/commerce-client/orders/orders-api'
import { getPayableOrder } from '@/lib/commerce-client/orders/pay-order-api'
import { quoteCart } from '@/lib/commerce-client/orders/quotes-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import type { CartLine } from '@/lib/domain/cart/cart'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import type { Quote } from '@/lib/domain/checkout/quote'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'
import type { Address } from '@/lib/domain/places/addresses'
import type { Store } from '@/lib/domain/stores/stores'
import { env } from '@/lib/env'
import { attemptCall, type Outcome } from '@/scripts/check-api/attempt'
import { LANGUAGE } from '@/scripts/check-api/read-shop'

export interface Buyer {
  firstName: string
  lastName: string
  phone: string
  credentials: Credentials
}

export interface Cart {
  store: Store
  line: CartLine
  buyer: Buyer
}

export interface Way {
  name: 'pickup' | 'delivery' | 'payment page'
  fulfilmentMethod: number
  paymentMethod: number
  address: Address | null
}

/** An order that was placed, read and cancelled. */
export interface Trial {
  way: Way
  store: Store
  line: CartLine
  quote: Quote
  placed: Outcome<PlacedOrder>
  /** when its answer came, in epoch milliseconds */
  placedAt: number
  /** null where there is no order, as in what follows */
  order: Outcome<Order> | null
  row: Outcome<OrderRow | null> | null
  /** what a visitor sees who pays it */
  link: Outcome<unknown> | null
  /** the same checkout once more; null also where that was not tried */
  again: Outcome<PlacedOrder> | null
  cancelled: Outcome<Order> | null
}

/** Prices the cart; `coupon` is empty for none. */
export function priceCart({ store, line, buyer }: Cart, way: Pick<Way, 'fulfilmentMethod' | 'address'>, coupon = '') {
  const { gid, currency } = store
  const input = { gid, currency, lines: [line], fulfilmentOption: '', coupon, language: LANGUAGE, ...way }
  return attemptCall(() => quoteCart(input, buyer.credentials))
}

/** Places an order of a quote, reads it, and cancels it in the end; `isTwice` sends the checkout a second time. */
export async function tryOrder(cart: Cart, way: Way, quote: Quote, { isTwice = false } = {}): Promise<Trial> {
  const { store, line, buyer } = cart
  const request = toCheckout(cart, way, quote)
  const placed = await attemptCall(() => checkOut(request, buyer.credentials))
  const trial = { way, store, line, quote, placed, placedAt: Date.now() }
  if (!placed.ok) return { ...trial, order: null, row: null, link: null, again: null, cancelled: null }
  const { orderId } = placed.value
  const read = () => attemptCall(() => getOrder(orderId, LANGUAGE, buyer.credentials))
  const again = isTwice ? await attemptCall(() => checkOut(request, buyer.credentials)) : null
  const order = await read()
  const row = await findRow(orderId, buyer.credentials)
  const link = await attemptCall(() => getPayableOrder(orderId, LANGUAGE, null))
  const cancelled = await attemptCall(() => cancelOrder(orderId, LANGUAGE, buyer.credentials))
  if (again?.ok && again.value.orderId !== orderId)
    await attemptCall(() => cancelOrder(again.value.orderId, LANGUAGE, buyer.credentials))
  return { ...trial, again, order, row, link, cancelled: cancelled.ok ? await read() : cancelled }
}

async function findRow(orderId: string, credentials: Credentials): Promise<Outcome<OrderRow | null>> {
  const list = await attemptCall(() => listOrders({ page: 1, own: null, language: LANGUAGE }, credentials))
  return list.ok ? { ok: true, value: list.value.items.find(({ id }) => id === orderId) ?? null } : list
}

function toCheckout({ store, line, buyer }: Cart, way: Way, quote: Quote): CheckoutInput {
  const { id, grandTotal, asap, allowedPeriods } = quote
  const [first] = asap === false ? Object.values(allowedPeriods).flat() : []
  const utc = (time: string) => new Date(time).toISOString()
  return {
    ...{ quoteId: id, gid: store.gid, companyId: store.companyId, currency: store.currency, isSharedDomain: true },
    ...{ paymentMethod: way.paymentMethod, card: null, billingAddress: null, giftCardCode: '', giftCardPayment: 0 },
    ...{ pointsUsed: 0, pointsPayment: 0, tips: 0, totalDue: grandTotal, ...NO_ORDER_FIELDS },
    ...{ fulfilmentMethod: way.fulfilmentMethod, fulfilmentOption: '', shippingAddress: way.address },
    slot: first ? { start: utc(first.start), end: utc(first.end) } : null,
    comment: `A check of the API: ${line.qty} of product ${line.pid}, cancelled at once`,
    ...{ firstName: buyer.firstName, lastName: buyer.lastName, phone: buyer.phone },
    returnUrl: `${env().SITE_ORIGIN}/account/orders/detail/{ord_id}`,
  }
}
