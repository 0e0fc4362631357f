import { useTranslations } from 'next-intl'
import { type CheckoutState, withFulfilmentMethod } from '@/components/checkout/state/checkout-state'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Segments } from '@/components/ui/forms/segments'
import { fulfilmentName } from '@/lib/domain/codes/fulfilment-method'

interface FulfilmentSwitchProps {
  checkout: Checkout
  onChange: (changes: Partial<CheckoutState>) => void
}

/** How the order is handed over, among the ways that the store offers. */
export function FulfilmentSwitch({ checkout, onChange }: FulfilmentSwitchProps) {
  const t = useTranslations('checkout')
  const { offered, state, store, cart } = checkout
  const options = offered.map((value) => ({
    value,
    content: t(fulfilmentName(value, { ...store, isParcel: cart.kind === 'deal' })),
  }))
  return (
    <Segments
      legend={t('order_type')}
      options={options}
      value={state.fulfilmentMethod}
      onChange={(code) => onChange(withFulfilmentMethod(code))}
    />
  )
}
