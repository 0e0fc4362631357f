import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import type { Checkout } from '@/components/checkout/state/use-checkout'

export interface CheckoutDialogProps {
  checkout: Checkout
  onChoose: (changes: Partial<CheckoutState>) => void
  onClose: () => void
}

export type OpenDialog =
  | 'fulfilment'
  | 'time'
  | 'fulfilment-option'
  | 'shipping-address'
  | 'billing-address'
  | 'name'
  | 'phone'
  | 'gift-card'
  | 'points'
  | 'payment'
  | null
