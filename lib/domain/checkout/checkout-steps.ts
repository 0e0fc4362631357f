import { isPersonName } from '@/lib/domain/account/person-name'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { isSentToAddress, isShippingMethod, SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'
import { isMethodAtCheckout } from '@/lib/domain/payment/payment-methods'

/** The state that determines the label of the main button. */
export interface CheckoutProgress {
  firstName: string
  /** the phone matches its country's pattern */
  hasValidPhone: boolean
  shippingMethod: number
  hasSubMethods: boolean
  subMethod: string
  hasShippingAddress: boolean
  requireTableNumber: boolean
  tableNumber: string
  paymentMethod: number | null
  hasValidCard: boolean
  requireBillingAddress: boolean
  hasBillingAddress: boolean
  /** an amount without goods and gift cards alone are not shipped, although their code is 5 */
  shipsNothing: boolean
}

export type CheckoutStep =
  | 'please_input_first_name'
  | 'please_input_phone_number'
  | 'please_input_shipping_method'
  | 'please_input_sub_shipping_method'
  | 'please_input_shipping_addresss'
  | 'please_input_table_number'
  | 'please_input_payment_method'
  | 'please_input_valid_credit_card'
  | 'please_input_billing_address'
  | 'place_order'

/** Whether an order with this method needs a shipping address. */
export function isShippedToAddress(shippingMethod: number, shipsNothing = false): boolean {
  return isSentToAddress(shippingMethod) && !(shippingMethod === SHIPPING_METHOD.freeShipping && shipsNothing)
}

/** The main button's label: the first unmet step, in this order. */
export function firstUnmetStep(state: CheckoutProgress): CheckoutStep {
  const shipped = isShippedToAddress(state.shippingMethod, state.shipsNothing)
  const paysByCard = state.paymentMethod === PAYMENT_METHOD.credit_card
  if (!shipped && !isPersonName(state.firstName)) return 'please_input_first_name'
  if (!shipped && !state.hasValidPhone) return 'please_input_phone_number'
  if (!isShippingMethod(state.shippingMethod)) return 'please_input_shipping_method'
  if (state.hasSubMethods && !state.subMethod) return 'please_input_sub_shipping_method'
  if (shipped && !state.hasShippingAddress) return 'please_input_shipping_addresss'
  if (
    state.shippingMethod === SHIPPING_METHOD.eatin &&
    state.requireTableNumber &&
    !/^\d{1,3}$/.test(state.tableNumber)
  ) {
    return 'please_input_table_number'
  }
  if (!isMethodAtCheckout(state.paymentMethod)) return 'please_input_payment_method'
  if (paysByCard && !state.hasValidCard) return 'please_input_valid_credit_card'
  if (paysByCard && state.requireBillingAddress && !state.hasBillingAddress) return 'please_input_billing_address'
  return 'place_order'
}
