import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { MAX_QUANTITY } from '@/lib/domain/cart/cart'
import { lineOf } from '@/lib/domain/cart/menu-selection'
import type { Quote } from '@/lib/domain/checkout/quote'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Id } from '@/lib/domain/codes/id'
import { preselect } from '@/lib/domain/option-groups'
import { productById } from '@/lib/domain/stores/menu'
import { attemptCall, type Outcome } from '@/scripts/check-api/attempt'
import { absent, limited, untried, works } from '@/scripts/check-api/findings'
import type { OpenedStore } from '@/scripts/check-api/read-shop'
import type { Feature, Finding } from '@/scripts/check-api/report'
import { firstFeatures } from './first-features'
import { type Buyer, type Cart, priceCart, type Trial, tryOrder, type Way } from './trial'
import { delivery, paymentPage, pickup } from './ways'

const WRONG_COUPON = 'NO-SUCH-COUPON'

export interface CheckedOrders {
  features: Feature[]
  trials: Trial[]
  /** why nothing could be priced; null if it could */
  refusal: string | null
}

/**
 * Orders one of a product to pick up, paid in cash, twice with the same quote; then by delivery, and by a method that
 * has a payment page, if the store has them. Cancels each.
 */
export async function checkOrders(opened: OpenedStore, pid: Id, credentials: Credentials): Promise<CheckedOrders> {
  const { store, menu } = opened
  const products = menu.ok ? menu.value.flatMap((section) => section.products) : []
  const product = productById(products, pid)
  const line = product && lineOf(product, preselect(product.optionGroups), 1)
  if (!line) return unpriced(untried(`store ${store.gid} does not sell product ${pid}`), null)
  const cart = { store, line, buyer: await readBuyer(credentials) }
  const way = pickup()
  const unchosen = await priceCart(cart, { ...way, fulfilmentMethod: NO_FULFILMENT_METHOD })
  const chosen = await priceCart(cart, way)
  if (!chosen.ok) return unpriced(absent(chosen.reason), chosen.reason)
  const features = [
    named('quote', quoteFinding(chosen.value, unchosen)),
    named('refusal of a coupon', await wrongCoupon(cart, way)),
    named('times to choose', times(chosen.value)),
  ]
  if (!store.payments.cash) features.push(named('checkout', untried('the store takes no cash')))
  const first = store.payments.cash ? await tryOrder(cart, way, chosen.value, { isTwice: true }) : null
  if (first) features.push(...firstFeatures(first))
  const others = await otherTrials(cart)
  return {
    features: [...features, ...others.map(({ feature }) => feature)],
    trials: [...(first ? [first] : []), ...others.flatMap(({ trial }) => trial ?? [])],
    refusal: null,
  }
}

const named = (name: string, finding: Finding): Feature => ({ name, ...finding })
const unpriced = (finding: Finding, refusal: string | null): CheckedOrders => ({
  ...{ features: [named('quote', finding)], trials: [], refusal },
})

async function readBuyer(credentials: Credentials): Promise<Buyer> {
  const read = await attemptCall(() => getCustomer(credentials))
  const { firstName = '', lastName = '', phone = '' } = read.ok ? read.value : {}
  return { firstName: firstName || 'Check', lastName: lastName || 'Check', phone: phone || '6045550100', credentials }
}

function quoteFinding({ currency, grandTotal }: Quote, unchosen: Outcome<Quote>): Finding {
  const total = `${currency} ${grandTotal} minor units`
  return unchosen.ok ? works(total) : limited(`${total}, but none before a method is chosen: ${unchosen.reason}`)
}

async function wrongCoupon(cart: Cart, way: Way): Promise<Finding> {
  const refused = await priceCart(cart, way, WRONG_COUPON)
  if (!refused.ok) return limited(`a coupon that does not exist stops the checkout: ${refused.reason}`)
  if (refused.value.couponDiscount !== 0) return limited('a coupon that does not exist gives a discount')
  return refused.value.couponRejection ? works('with a reason') : works('without a reason')
}

function times({ allowedPeriods, asap }: Quote): Finding {
  const days = Object.values(allowedPeriods).filter((slots) => slots.length > 0).length
  if (days > 0) return works(`on ${days} days${asap === false ? '' : ', and as soon as possible'}`)
  return absent(asap === false ? 'there is none, and nothing can be ordered now' : 'as soon as possible is all')
}

interface Tried {
  feature: Feature
  trial?: Trial
}

async function otherTrials(cart: Cart): Promise<Tried[]> {
  const { store, buyer } = cart
  const byDelivery = store.payments.cash ? await delivery(store, buyer) : null
  const byPage = paymentPage(store)
  return [
    byDelivery
      ? await tryWay(largeEnough(cart), byDelivery)
      : { feature: named('delivery', untried('the store does not deliver, or takes no cash')) },
    byPage
      ? await tryWay(cart, byPage)
      : { feature: named('payment page', untried('the store has no method that is paid on one')) },
  ]
}

/** With as many of the product as a delivery needs. */
function largeEnough({ line, store, ...cart }: Cart): Cart {
  const quantity = line.pc > 0 ? Math.ceil(store.minDeliveryAmount / line.pc) : 1
  return { ...cart, store, line: { ...line, qty: Math.min(Math.max(1, quantity), MAX_QUANTITY) } }
}

/** That the address is too far for a delivery, or the cart too small, is no fault. */
async function tryWay(cart: Cart, way: Way): Promise<Tried> {
  const quote = await priceCart(cart, way)
  if (!quote.ok) return { feature: named(way.name, limited(`no price: ${quote.reason}`)) }
  const trial = await tryOrder(cart, way, quote.value)
  const { placed } = trial
  return { feature: named(way.name, placed.ok ? works(`order ${placed.value.orderId}`) : absent(placed.reason)), trial }
}
