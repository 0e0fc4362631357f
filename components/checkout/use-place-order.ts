'use client'

import { useState } from 'react'
import { saveCart } from '@/lib/browser/cart/carts'
import { placeOrder } from '@/lib/browser/orders/checkout'
import type { EnteredCard } from '@/lib/browser/orders/hosted-card'
import { saveLastOrder } from '@/lib/browser/orders/last-order'
import { saveLastPayment } from '@/lib/browser/orders/last-payment'
import type { Cart } from '@/lib/domain/cart/cart'
import type { OrderRequest, PlacedOrder } from '@/lib/domain/checkout/checkout'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card-form'
import type { ErrorCode, Failure } from '@/lib/domain/result'
import { fillId } from '@/lib/paths'
import type { CheckoutLinks } from './checkout-links'

/** An order that was placed, and whose card was then refused. */
export interface UnpaidOrder {
  orderId: string
  reason: ErrorCode
}

/**
 * Places the order once, however often the button is pressed: further presses are ignored while an attempt runs, and
 * a retry uses the same quote id. Then clears the cart, pays by the provider's card form if the API asks for it, and
 * goes to the payment. If the price changed in the meantime, a new quote is requested.
 */
export function usePlaceOrder(cart: Cart, links: CheckoutLinks, onPriceChanged: () => void) {
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const [unpaid, setUnpaid] = useState<UnpaidOrder | null>(null)
  const place = async (order: OrderRequest<CardFields>, card: EnteredCard | null) => {
    if (isPlacing || placed || unpaid) return
    setPlacing(true)
    setFailure(null)
    const answer = await placeOrder(order)
    if (!answer.ok) {
      setPlacing(false)
      if (answer.code === 'price_changed') onPriceChanged()
      return setFailure(answer)
    }
    saveCart({ ...cart, items: [] })
    saveLastOrder(cart.gid, answer.value.orderId)
    const payUrl = answer.value.payUrl ?? nextPage(order, answer.value, links)
    if (cart.kind === 'pay') {
      const content = payUrl ? 'payment_open' : 'payment_success'
      saveLastPayment(cart.gid, { orderId: answer.value.orderId, content })
    }
    const refused = await payByForm(answer.value, card)
    setPlacing(false)
    if (refused) return setUnpaid({ orderId: answer.value.orderId, reason: refused })
    setPlaced({ ...answer.value, payUrl })
    if (payUrl) location.assign(payUrl)
  }
  return { place, isPlacing, failure, placed, unpaid, clearFailure: () => setFailure(null) }
}

/** Pays with the provider's card form; null when it is paid, or paid elsewhere. */
async function payByForm({ clientSecret, payUrl }: PlacedOrder, card: EnteredCard | null): Promise<ErrorCode | null> {
  if (!clientSecret) return null
  const paid = await card?.pay(clientSecret, payUrl ?? location.href)
  return paid?.ok ? null : (paid?.code ?? 'payment_failed')
}

/** Without a URL from the API: the express method's own page; the order, where its payment is being confirmed. */
function nextPage(order: OrderRequest<CardFields>, placed: PlacedOrder, links: CheckoutLinks): string | null {
  if (placed.isConfirming) return fillId(links.order, placed.orderId)
  return order.paymentMethod === PAYMENT_METHOD.paypal_express ? fillId(links.paypal, placed.orderId) : null
}
