import { typedText } from '@/lib/domain/typed-text'
import type { CheckoutState } from './checkout-state'

/** Id of the field for a coupon. */
export const COUPON_ID = 'coupon'

/** Applies a coupon that was typed and not applied, which changes the total; returns whether there was one. */
export function applyTypedCoupon(
  { coupon, typedCoupon }: CheckoutState,
  onChange: (changes: Partial<CheckoutState>) => void,
): boolean {
  const code = typedText(typedCoupon ?? '')
  if (!code || code === coupon) return false
  document.getElementById(COUPON_ID)?.focus()
  onChange({ coupon: code, typedCoupon: null })
  return true
}
