import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { TextField } from '@/components/ui/forms/text-field'
import {
  fieldsOfMethod,
  isFieldRequired,
  isFieldValid,
  type OrderField,
  type OrderFieldValues,
  ruleOf,
} from '@/lib/domain/codes/order-fields'
import { typedDigits } from '@/lib/domain/typed-text'

interface ControlProps<V> {
  field: OrderField
  value: V
  isRequired: boolean
  isLast: boolean
  onChange: (values: Partial<OrderFieldValues>) => void
}

/** The fields of the order that one section of the checkout asks for; their names are their ids. */
export function OrderFieldControls({ checkout, section }: { checkout: Checkout; section: 'table' | 'comment' }) {
  const { state, change, store } = checkout
  const fields = fieldsOfMethod(state.fulfilmentMethod, section)
  return fields.map((field) => {
    const value = state[field]
    const props = {
      field,
      isRequired: isFieldRequired(field, store),
      isLast: field === fields.at(-1),
      onChange: change,
    }
    return typeof value === 'boolean' ? (
      <FlagControl key={field} {...props} value={value} />
    ) : (
      <DigitsControl key={field} {...props} value={value} />
    )
  })
}

export function FlagControl({ field, value, onChange }: ControlProps<boolean>) {
  const t = useTranslations('order_fields')
  return (
    <Checkbox
      id={field}
      label={t(ruleOf(field).label)}
      checked={value}
      onChange={(event) => onChange({ [field]: event.target.checked })}
    />
  )
}

/** An error shows after the field loses focus, of what an earlier visit left there at once. */
function DigitsControl({ field, value, isRequired, isLast, onChange }: ControlProps<string>) {
  const [t, common] = [useTranslations('order_fields'), useTranslations('common')]
  const [isLeft, setLeft] = useState(value !== '')
  const { label, invalid, missing } = ruleOf(field)
  const isValid = isFieldValid(field, value, isRequired)
  const wrong = isRequired && typedDigits(value) === '' ? missing : invalid
  return (
    <TextField
      id={field}
      label={t(label)}
      note={isRequired ? undefined : common('optional')}
      inputMode="numeric"
      maxLength={12}
      enterKeyHint={isLast ? 'done' : 'next'}
      aria-required={isRequired}
      value={value}
      error={isLeft && !isValid && wrong ? t(wrong) : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
}
