import { useState } from 'react'
import { useUnknownOutcome } from '@/components/payment-fields/use-unknown-outcome'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { saveCart } from '@/lib/browser/cart/carts'
import { findLostOrder, placeOrder } from '@/lib/browser/orders/fetch-checkout'
import type { EnteredCard } from '@/lib/browser/orders/hosted-card'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import { saveLastContact } from '@/lib/browser/orders/last-contact'
import { saveLastOrder } from '@/lib/browser/orders/last-order'
import { saveLastPayment } from '@/lib/browser/orders/last-payment'
import { rememberPlace } from '@/lib/browser/places/visitor-place'
import type { OwnerFacts } from '@/lib/browser/session/owner'
import type { Cart } from '@/lib/domain/cart/cart'
import type { OrderRequest, PlacedOrder } from '@/lib/domain/checkout/checkout'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { digitsOf } from '@/lib/domain/payment/cards'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { type ErrorCode, type Failure, failure as toFailure } from '@/lib/domain/result'
import type { Paths } from '@/lib/paths'

/** What an order needs beside a `CheckoutState`: the country of its phone, and the cards that may pay. */
interface OrderedWith {
  countryCode: CountryCode
  enteredCard: EnteredCard | null
  savedCard: SavedCard | null
}

export interface UnpaidOrder {
  orderId: string
  reason: ErrorCode
}

/**
 * Further presses are ignored while an attempt runs, and while the outcome of an earlier one is not known. Clears the
 * cart before it pays. `onRejected` is called with each rejection, after which what was shown may no longer hold.
 */
export function usePlaceOrder(cart: Cart, customer: OwnerFacts, onRejected: (failure: Failure) => void) {
  const paths = usePaths()
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const [unpaid, setUnpaid] = useState<UnpaidOrder | null>(null)
  const outcome = useUnknownOutcome({
    name: `${cart.kind}:${cart.gid}`,
    ask: (pending, age) => findLostOrder(pending, cart.gid, age),
    onFound: ({ orderId }) => {
      const order = { orderId, payUrl: paths.order(orderId) }
      record(order)
      leave(order)
    },
    onNothing: (isUncertain) => reject(toFailure(isUncertain ? 'order_unknown' : 'order_not_placed')),
  })

  const reject = (rejected: Failure) => {
    setFailure(rejected)
    onRejected(rejected)
  }
  const record = (order: PlacedOrder) => {
    saveCart({ ...cart, items: [] })
    saveLastOrder(cart.gid, order.orderId)
    if (cart.kind === 'pay') {
      const content = order.payUrl ? 'payment_open' : 'payment_success'
      saveLastPayment(cart.gid, { orderId: order.orderId, content })
    }
  }
  const leave = (order: PlacedOrder) => {
    const { payUrl } = order
    setPlaced(order)
    if (payUrl) location.assign(payUrl)
  }

  const place = async (order: OrderRequest<CardFields>, { countryCode, enteredCard, savedCard }: OrderedWith) => {
    if (isPlacing || placed || unpaid) return
    const { quoteId: id, currency, totalDue, giftCardPayment, pointsPayment } = order
    const total = totalDue + giftCardPayment + pointsPayment
    if (!outcome.begin({ id, currency, total })) return
    setPlacing(true)
    setFailure(null)
    const answer = await placeOrder(order, cart.items)
    const isLost = !answer.ok && answer.code === 'outcome_unknown'
    outcome.end(isLost)
    if (!answer.ok) {
      setPlacing(false)
      return isLost ? undefined : reject(answer)
    }
    const created = { ...answer.value, payUrl: answer.value.payUrl ?? nextPage(order, answer.value, paths) }
    record(created)
    saveLastChoices(cart, order, savedCard)
    const { firstName, lastName, phone, shippingAddress } = order
    if (shippingAddress) rememberPlace(shippingAddress)
    else saveLastContact(customer, { firstName, lastName, phone, countryCode })
    const refused = await payByForm(answer.value, enteredCard)
    setPlacing(false)
    if (refused === 'outcome_unknown') return leave({ ...created, payUrl: paths.order(created.orderId, 'returned') })
    if (refused) return setUnpaid({ orderId: created.orderId, reason: refused })
    leave(created)
  }
  const { isChecking } = outcome
  return { place, isPlacing, isChecking, failure, placed, unpaid, clearFailure: () => setFailure(null) }
}

/** null when it is paid, or paid elsewhere. */
async function payByForm({ clientSecret, payUrl }: PlacedOrder, card: EnteredCard | null): Promise<ErrorCode | null> {
  if (!clientSecret) return null
  const paid = await card?.pay(clientSecret, payUrl ?? location.href)
  return paid?.ok ? null : (paid?.code ?? 'payment_failed')
}

/**
 * Without a URL from the API: the express method's own page; the order, where its payment is being confirmed or its
 * payment page cannot be opened.
 */
function nextPage(order: OrderRequest<CardFields>, placed: PlacedOrder, paths: Paths): string | null {
  if (placed.isConfirming || placed.isPayPageClosed) return paths.order(placed.orderId)
  return order.paymentMethod === PAYMENT_METHOD.paypal_express ? paths.paypal(placed.orderId) : null
}

/** Only the shopper's own choices: not how a free or covered order was paid, nor how a deal was handed over. */
function saveLastChoices(
  { kind }: Cart,
  { fulfilmentMethod, paymentMethod, totalDue, card, cardRef, savesCard }: OrderRequest<CardFields>,
  savedCard: SavedCard | null,
): void {
  const last = lastChoices.read()
  const entered = card && savesCard ? digitsOf(card.number).slice(-4) : undefined
  lastChoices.write({
    fulfilmentMethod: kind === 'menu' ? fulfilmentMethod : last.fulfilmentMethod,
    paymentMethod: totalDue > 0 ? paymentMethod : last.paymentMethod,
    cardEnd: (cardRef ? savedCard?.lastFour : entered) ?? last.cardEnd,
  })
}
