import { useState } from 'react'

/** Of the field for a coupon. */
export const COUPON_ID = 'coupon'

/** The coupon in its field, which may not be applied yet. */
export function useCoupon(applied: string, onApply: (code: string) => void) {
  const [typed, type] = useState(applied)
  /** Returns whether there was one to apply, which changes the total. */
  const applyTyped = () => {
    const code = typed.trim()
    if (!code || code === applied) return false
    document.getElementById(COUPON_ID)?.focus()
    onApply(code)
    return true
  }
  return { typed, type, applyTyped }
}
