import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { type CheckoutInput, checkOut } from '@/lib/commerce-client/orders/checkout-api'
import { cancelOrder } from '@/lib/commerce-client/orders/order-actions-api'
import { getOrder, listOrders } from '@/lib/commerce-client/orders/orders-api'
import { getPayableOrder } from '@/lib/commerce-client/orders/pay-order-api'
import { quoteCart } from '@/lib/commerce-client/orders/quotes-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import type { CartLine } from '@/lib/domain/cart/cart'
import { lineOf } from '@/lib/domain/cart/menu-selection'
import type { Quote } from '@/lib/domain/checkout/quote'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Id } from '@/lib/domain/codes/id'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { preselect } from '@/lib/domain/option-groups'
import { productById } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'
import { env } from '@/lib/env'
import { attemptCall, type Outcome } from './attempt'
import { absent, limited, untried, works } from './findings'
import { LANGUAGE, type OpenedStore } from './read-shop'
import type { Feature, Finding } from './report'

const WRONG_COUPON = 'NO-SUCH-COUPON'

interface Cart {
  store: Store
  lines: CartLine[]
  credentials: Credentials
}

/** Orders one of a product to pick up, paid in cash, twice with the same quote, and cancels it in the end. */
export async function checkOrder(opened: OpenedStore, pid: Id, credentials: Credentials): Promise<Feature[]> {
  const { store, menu } = opened
  const products = menu.ok ? menu.value.flatMap((section) => section.products) : []
  const product = productById(products, pid)
  const line = product && lineOf(product, preselect(product.optionGroups), 1)
  if (!line) return [named('quote', untried(`store ${store.gid} does not sell product ${pid}`))]
  const cart = { store, lines: [line], credentials }
  const unchosen = await attemptCall(() => quote(cart, NO_FULFILMENT_METHOD))
  const chosen = await attemptCall(() => quote(cart, FULFILMENT_METHOD.pickup))
  if (!chosen.ok) return [named('quote', absent(chosen.reason))]
  const total = `${chosen.value.currency} ${chosen.value.grandTotal} minor units`
  return [
    named(
      'quote',
      unchosen.ok ? works(total) : limited(`${total}, but none before a method is chosen: ${unchosen.reason}`),
    ),
    named('refusal of a coupon', await wrongCoupon(cart)),
    named('times to choose', times(chosen.value)),
    ...(await placeOrder(cart, chosen.value)),
  ]
}

const named = (name: string, finding: Finding): Feature => ({ name, ...finding })

function quote({ store, lines, credentials }: Cart, fulfilmentMethod: number, coupon = '') {
  const { gid, currency } = store
  const rest = { fulfilmentOption: '', coupon, address: null, language: LANGUAGE }
  return quoteCart({ gid, currency, lines, fulfilmentMethod, ...rest }, credentials)
}

async function wrongCoupon(cart: Cart): Promise<Finding> {
  const refused = await attemptCall(() => quote(cart, FULFILMENT_METHOD.pickup, WRONG_COUPON))
  if (!refused.ok) return limited(`a coupon that does not exist stops the checkout: ${refused.reason}`)
  if (refused.value.couponDiscount !== 0) return limited('a coupon that does not exist gives a discount')
  return refused.value.couponRejection ? works('with a reason') : works('without a reason')
}

function times({ allowedPeriods, asap }: Quote): Finding {
  const days = Object.values(allowedPeriods).filter((slots) => slots.length > 0).length
  if (days > 0) return works(`on ${days} days${asap === false ? '' : ', and as soon as possible'}`)
  return absent(asap === false ? 'there is none, and nothing can be ordered now' : 'as soon as possible is all')
}

async function placeOrder(cart: Cart, priced: Quote): Promise<Feature[]> {
  if (!cart.store.payments.cash) return [named('checkout', untried('the store takes no cash'))]
  const customer = await attemptCall(() => getCustomer(cart.credentials))
  const request = toCheckout(cart, priced, customer.ok ? customer.value : null)
  const placed = await attemptCall(() => checkOut(request, cart.credentials))
  if (!placed.ok) return [named('checkout', absent(placed.reason))]
  const { orderId } = placed.value
  const again = await attemptCall(() => checkOut(request, cart.credentials))
  const isSame = again.ok && again.value.orderId === orderId
  return [
    named('checkout', works(`order ${orderId}`)),
    named('the same checkout again', isSame ? works('the same order') : limited(another(again))),
    ...(await readPlaced(cart, orderId, priced)),
    named('cancelling', await cancel(cart, orderId)),
  ]
}

function another(again: Outcome<{ orderId: string }>): string {
  if (again.ok) return `a second order, ${again.value.orderId}: a lost answer makes two orders`
  return `no order: ${again.reason}; after a lost answer the order is looked for in the history`
}

function toCheckout(
  { store, lines: [line] }: Cart,
  { id, grandTotal, asap, allowedPeriods }: Quote,
  customer: { firstName: string; lastName: string; phone: string } | null,
): CheckoutInput {
  const [first] = asap === false ? Object.values(allowedPeriods).flat() : []
  const utc = (time: string) => new Date(time).toISOString()
  return {
    ...{ quoteId: id, gid: store.gid, companyId: store.companyId, currency: store.currency, isSharedDomain: true },
    ...{ paymentMethod: PAYMENT_METHOD.cash, card: null, billingAddress: null, giftCardCode: '', giftCardPayment: 0 },
    ...{ pointsUsed: 0, pointsPayment: 0, tips: 0, totalDue: grandTotal, ...NO_ORDER_FIELDS },
    ...{ fulfilmentMethod: FULFILMENT_METHOD.pickup, fulfilmentOption: '', shippingAddress: null },
    slot: first ? { start: utc(first.start), end: utc(first.end) } : null,
    comment: `A check of the API: one of product ${line?.pid}, cancelled at once`,
    firstName: customer?.firstName || 'Check',
    lastName: customer?.lastName || 'Check',
    phone: customer?.phone || '6045550100',
    returnUrl: `${env().SITE_ORIGIN}/account/orders/detail/{ord_id}`,
  }
}

async function readPlaced({ credentials }: Cart, id: string, { grandTotal }: Quote): Promise<Feature[]> {
  const order = await attemptCall(() => getOrder(id, LANGUAGE, credentials))
  const list = await attemptCall(() => listOrders({ page: 1, own: null, language: LANGUAGE }, credentials))
  const link = await attemptCall(() => getPayableOrder(id, LANGUAGE, null))
  const isListed = list.ok && list.value.items.some((row) => row.id === id)
  return [
    named('order', order.ok ? sameTotal(order.value.orderTotal, grandTotal) : absent(order.reason)),
    named(
      'history after the order',
      isListed ? works('it is listed') : limited('the new order is not on its first page'),
    ),
    named('pay-now link', link.ok ? works('without a login') : absent(link.reason)),
  ]
}

function sameTotal(ordered: number, quoted: number): Finding {
  if (ordered === quoted) return works('at the quoted total')
  return limited(`its total is ${ordered} minor units, where ${quoted} were quoted`)
}

async function cancel({ credentials }: Cart, id: string): Promise<Finding> {
  const cancelled = await attemptCall(() => cancelOrder(id, LANGUAGE, credentials))
  return cancelled.ok
    ? works(`${id} is cancelled`)
    : absent(`${cancelled.reason}: order ${id} is left for you to remove`)
}
