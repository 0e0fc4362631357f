import type { Cart } from '@/lib/domain/cart/cart'
import type { Quote } from '@/lib/domain/checkout/quote'
import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'

/**
 * Whether there is nothing to hand over: an amount without goods, and gift cards alone, which come by mail. The API
 * says the latter by answering free shipping, whatever was asked.
 */
export function needsNoFulfilment(cart: Cart, quote: Quote | null): 'amount' | 'gift_cards' | null {
  if (cart.kind === 'pay') return 'amount'
  const isGiftCards = (quote?.lines.length ?? 0) > 0 && quote?.lines.every((line) => line.isGiftCard)
  return isGiftCards && quote?.shippingMethod === SHIPPING_METHOD.freeShipping ? 'gift_cards' : null
}
