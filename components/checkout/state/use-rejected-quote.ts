import { useState } from 'react'
import { saveCart, saveChoices } from '@/lib/browser/cart/carts'
import type { Cart } from '@/lib/domain/cart/cart'
import type { Failure } from '@/lib/domain/result'
import type { CheckoutState } from './checkout-state'

const ADDRESS_REJECTIONS = ['distance_exceeded', 'invalid_address', 'shipping_countries']
const UNUSABLE = ['cart_empty', 'surcharge_changed', 'invalid_amount']

interface Handlers {
  onCart: (cart: Cart) => void
  onChange: (changes: Partial<CheckoutState>) => void
}

/**
 * Acts on a rejected quote as soon as it is answered: a rejected address is no longer chosen, rejected items leave the
 * cart, and so do all of a cart that cannot be used. `failureWith` says why, as long as it applies to the address,
 * although the cart has a price again.
 */
export function useRejectedQuote(cart: Cart, { onCart, onChange }: Handlers) {
  const [rejection, setRejection] = useState<Failure | null>(null)
  const onRejected = (failure: Failure) => {
    if (UNUSABLE.includes(failure.code)) saveCart({ ...cart, items: [] })
    if (ADDRESS_REJECTIONS.includes(failure.code)) {
      setRejection(failure)
      onChange({ shippingAddress: null })
    }
    if (failure.code === 'items_refused') {
      const pids = `${failure.detail?.pids}`.split(',').map(Number)
      const items = cart.items.filter(({ pid }) => !pids.includes(pid))
      setRejection(failure)
      saveChoices(cart, { items })
      onCart({ ...cart, items })
    }
  }
  const failureWith = (address: CheckoutState['shippingAddress']) =>
    rejection && address && ADDRESS_REJECTIONS.includes(rejection.code) ? null : rejection
  return { onRejected, failureWith }
}
