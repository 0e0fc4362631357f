import { useCallback, useEffect, useReducer, useState } from 'react'
import { useCountries } from '@/components/auth/use-countries'
import { saveChoices } from '@/lib/browser/cart/carts'
import { saveDraft } from '@/lib/browser/cart/checkout-drafts'
import type { CheckoutStart } from '@/lib/browser/orders/fetch-checkout'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import { lastContactOf } from '@/lib/browser/orders/last-contact'
import type { Cart } from '@/lib/domain/cart/cart'
import { draftOf } from '@/lib/domain/checkout/checkout-draft'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import { methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import { offeredCountry } from '@/lib/domain/places/offered-country'
import { type CheckoutState, defaultState, restoredState, withChanges } from './checkout-state'

/** The shopper's choices and entries, saved for the next visit. `offered`: fulfilment methods. */
export function useChoices(start: CheckoutStart, cart: Cart, draft: CheckoutDraft, offered: readonly number[]) {
  const { store, customer } = start
  const countries = useCountries()
  const [defaults] = useState(() =>
    defaultState(store, customer, cart, offered, lastChoices.read(), lastContactOf(customer)),
  )
  const [chosen, dispatch] = useReducer(withChanges, defaults, () => {
    const restored = restoredState(defaults, draft, methodsAtCheckout(store.payments, cart.kind === 'pay'))
    return { ...restored, countryCode: offeredCountry(countries, restored.countryCode) }
  })
  useEffect(() => {
    if (cart.items.length > 0) saveDraft(cart, customer, draftOf(chosen, defaults))
  }, [cart, customer, chosen, defaults])
  const change = useCallback(
    (changes: Partial<CheckoutState>) => {
      dispatch(changes)
      const { fulfilmentMethod, coupon } = changes
      if (fulfilmentMethod !== undefined) saveChoices(cart, { fulfilmentMethod })
      if (coupon !== undefined) saveChoices(cart, { coupon })
    },
    [cart],
  )
  return { chosen, change }
}
