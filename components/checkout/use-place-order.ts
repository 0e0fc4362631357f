'use client'

import { useState } from 'react'
import { saveCart } from '@/lib/browser/cart/carts'
import { placeOrder } from '@/lib/browser/orders/checkout'
import { saveLastOrder } from '@/lib/browser/orders/last-order'
import { saveLastPayment } from '@/lib/browser/orders/last-payment'
import type { Cart } from '@/lib/domain/cart/cart'
import type { OrderRequest, PlacedOrder } from '@/lib/domain/checkout/checkout'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card-form'
import type { Failure } from '@/lib/domain/result'
import { fillId } from '@/lib/paths'
import type { CheckoutLinks } from './checkout-links'

/**
 * Places the order once, however often the button is pressed: further presses are ignored while an attempt runs, and
 * a retry uses the same quote id. Then clears the cart and goes to the payment. If the price changed in the meantime,
 * a new quote is requested.
 */
export function usePlaceOrder(cart: Cart, links: CheckoutLinks, onPriceChanged: () => void) {
  const [isPlacing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const place = async (order: OrderRequest<CardFields>) => {
    if (isPlacing || placed) return
    setPlacing(true)
    setFailure(null)
    const answer = await placeOrder(order)
    setPlacing(false)
    if (!answer.ok) {
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
    setPlaced({ ...answer.value, payUrl })
    if (payUrl) location.assign(payUrl)
  }
  return { place, isPlacing, failure, placed, clearFailure: () => setFailure(null) }
}

/** Without a URL from the API: the express method's own page; the order, where its payment is being confirmed. */
function nextPage(order: OrderRequest<CardFields>, placed: PlacedOrder, links: CheckoutLinks): string | null {
  if (placed.isConfirming) return fillId(links.order, placed.orderId)
  return order.paymentMethod === PAYMENT_METHOD.paypal_express ? fillId(links.paypal, placed.orderId) : null
}
