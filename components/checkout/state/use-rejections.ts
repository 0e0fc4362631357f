import { useState } from 'react'
import { saveCart, saveChoices } from '@/lib/browser/cart/carts'
import { type Cart, limitedTo } from '@/lib/domain/cart/cart'
import { refusedPids } from '@/lib/domain/cart/refused-lines'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { hasId } from '@/lib/domain/codes/id'
import { type ErrorCode, type Failure, plainDetail } from '@/lib/domain/result'
import { type CheckoutState, withFulfilmentMethod } from './checkout-state'

const UNUSABLE: readonly ErrorCode[] = ['cart_empty', 'items_gone', 'surcharge_changed', 'invalid_amount']

/** The choices that a rejection clears, which have to be made again. */
const CLEARED: { [Code in ErrorCode]?: Partial<CheckoutState> } = {
  invalid_shipping_method: withFulfilmentMethod(NO_FULFILMENT_METHOD),
  distance_exceeded: { shippingAddress: null },
  invalid_address: { shippingAddress: null },
  shipping_countries: { shippingAddress: null },
  invalid_payment_method: { paymentMethod: null },
  invalid_credit_card: { card: null, savedCard: null },
}

interface Handlers {
  onChange: (changes: Partial<CheckoutState>) => void
  /** what was read of the store may no longer hold */
  onStale: () => void
}

/**
 * Acts on a rejection as soon as it is answered: the choice that was rejected is cleared, rejected items leave the cart,
 * too many of one are reduced to its limit, and a cart that cannot be used is emptied. `failureWith` says why, until the
 * choice is made again, although the cart has a price again.
 */
export function useRejections(cart: Cart, { onChange, onStale }: Handlers) {
  const [rejection, setRejection] = useState<Failure | null>(null)
  const onRejected = (failure: Failure) => {
    if (UNUSABLE.includes(failure.code)) saveCart({ ...cart, items: [] })
    if (failure.code === 'items_refused') {
      const pids = refusedPids(failure)
      saveChoices(cart, { items: cart.items.filter(({ pid }) => !hasId(pids, pid)) })
      setRejection(failure)
    }
    if (failure.code === 'items_limited') {
      const { pid = '', max } = plainDetail(failure.detail)
      saveChoices(cart, { items: limitedTo(cart, pid, Number(max)).items })
      setRejection(failure)
    }
    const cleared = CLEARED[failure.code]
    if (!cleared) return
    onStale()
    setRejection(failure)
    onChange(cleared)
  }
  const failureWith = (state: CheckoutState) => (rejection && isStill(rejection.code, state) ? rejection : null)
  return { onRejected, failureWith }
}

function isStill(code: ErrorCode, state: CheckoutState): boolean {
  return Object.entries(CLEARED[code] ?? {}).every(([key, value]) => state[key as keyof CheckoutState] === value)
}
