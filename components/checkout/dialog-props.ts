import type { CheckoutState } from './checkout-state'
import type { Checkout } from './use-checkout'

/** What every dialog of the checkout is given. */
export interface CheckoutDialogProps {
  checkout: Checkout
  onChoose: (changes: Partial<CheckoutState>) => void
  onClose: () => void
}
