import { useTranslations } from 'next-intl'
import { orderTypeName } from '@/lib/domain/checkout/order-types'
import { type CheckoutState, toOrderType } from './checkout-state'
import { OrderTypeIcon } from './order-type-icon'
import type { Checkout } from './use-checkout'

interface OrderTypeSwitchProps {
  checkout: Checkout
  onChange: (changes: Partial<CheckoutState>) => void
}

/** How the order is handed over, as one control with a part for each way that the store offers. */
export function OrderTypeSwitch({ checkout, onChange }: OrderTypeSwitchProps) {
  const t = useTranslations('checkout')
  const { offered, state, store } = checkout
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{t('order_type')}</legend>
      {offered.map((code) => (
        <label
          key={code}
          className="relative flex min-h-12 flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-[calc(var(--corner-control)-0.25rem)] border border-transparent px-1 py-1.5 text-center text-sm leading-tight font-semibold text-ink-soft transition-colors duration-150 hover:text-ink has-checked:border-accent has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink sm:flex-row sm:text-base"
        >
          <input
            type="radio"
            name="order-type"
            checked={code === state.shippingMethod}
            onChange={() => onChange(toOrderType(code))}
            className="sr-only"
          />
          <OrderTypeIcon code={code} />
          {t(orderTypeName(code, store))}
        </label>
      ))}
    </fieldset>
  )
}
