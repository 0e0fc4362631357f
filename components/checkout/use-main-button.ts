import { useTranslations } from 'next-intl'
import { HOSTED_CARD_ID } from '@/components/payment-fields/hosted-card-form'
import type { CheckoutStep } from '@/lib/domain/checkout/checkout-steps'
import { ORDER_FIELD_NAMES, ruleOf } from '@/lib/domain/codes/order-fields'
import type { OpenDialog } from './dialog-props'

import type { Checkout } from './state/use-checkout'
import { PROBLEM_ID } from './summary/quote-problem'

const FIELDS: Partial<Record<CheckoutStep, string>> = {
  please_input_first_name: 'first-name',
  please_input_phone_number: 'phone',
  ...Object.fromEntries(
    ORDER_FIELD_NAMES.flatMap((field) => {
      const { step } = ruleOf(field)
      return step ? [[step, field]] : []
    }),
  ),
  see_rejection: PROBLEM_ID,
}
const DIALOGS: Partial<Record<CheckoutStep, OpenDialog>> = {
  please_input_shipping_method: 'fulfilment',
  please_input_sub_shipping_method: 'fulfilment-option',
  please_input_shipping_addresss: 'shipping-address',
  please_input_payment_method: 'payment',
  please_input_valid_credit_card: 'payment',
  please_input_billing_address: 'billing-address',
  choose_time: 'time',
}

/** The main button: it names the first unmet step and leads to its field or dialog, or places the order. */
export function useMainButton(checkout: Checkout, openDialog: (dialog: OpenDialog) => void) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { step, order, pricing } = checkout
  // its field, box or dialog says what is wrong
  const named = !hasName(step) || (step === 'choose_time' && checkout.time.hasNoTime) ? 'place_order' : step
  const onPress = () => {
    if (step === 'place_order') return checkout.place()
    if (step === 'retry_price') return pricing.retry()
    const needsCard = step === 'please_input_valid_credit_card' && checkout.hostedCard
    const field = needsCard ? HOSTED_CARD_ID : FIELDS[step]
    if (field) document.getElementById(field)?.focus()
    else openDialog(DIALOGS[step] ?? null)
  }
  return {
    label: named === 'retry_price' ? common('retry') : t(named === 'choose_time' ? 'please_choose_time' : named),
    isPlacing: order.isPlacing,
    busy: order.isPlacing || (step === 'place_order' && pricing.isPricing),
    onPress,
  }
}

function hasName(step: CheckoutStep): step is Exclude<CheckoutStep, 'see_rejection' | `check_${string}`> {
  return step !== 'see_rejection' && !step.startsWith('check_')
}
