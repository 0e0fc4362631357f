import type { CheckoutState } from './checkout-state'
import type { Checkout } from './use-checkout'

/** The props of every checkout dialog. */
export interface CheckoutDialogProps {
  checkout: Checkout
  onChoose: (changes: Partial<CheckoutState>) => void
  onClose: () => void
}
