import { useTranslations } from 'next-intl'
import { type CheckoutState, toOrderType } from '@/components/checkout/state/checkout-state'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Segments } from '@/components/ui/forms/segments'
import { orderTypeName } from '@/lib/domain/checkout/fulfilment-methods'

interface OrderTypeSwitchProps {
  checkout: Checkout
  onChange: (changes: Partial<CheckoutState>) => void
}

/** How the order is handed over, among the ways that the store offers. */
export function OrderTypeSwitch({ checkout, onChange }: OrderTypeSwitchProps) {
  const t = useTranslations('checkout')
  const { offered, state, store } = checkout
  const options = offered.map((value) => ({ value, content: t(orderTypeName(value, store)) }))
  return (
    <Segments
      legend={t('order_type')}
      options={options}
      value={state.shippingMethod}
      onChange={(code) => onChange(toOrderType(code))}
    />
  )
}
