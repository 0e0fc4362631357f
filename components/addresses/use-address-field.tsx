import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/forms/text-field'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import { addressFormOf } from '@/lib/domain/places/address-forms'
import { documentedCountry } from '@/lib/domain/places/countries'

export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'street'
  | 'unit'
  | 'buzz'
  | 'city'
  | 'region'
  | 'postalCode'

const LABELS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  street: 'street',
  unit: 'unit',
  buzz: 'buzz',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
} as const

const TOKENS: Partial<Record<AddressFieldName, string>> = {
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  phone: 'shipping tel-national',
  street: 'shipping address-line1',
  unit: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postalCode: 'shipping postal-code',
}

/** Fields in which a phone's keyboard writes capitals by itself. */
const CAPITALS: Partial<Record<AddressFieldName, string>> = {
  firstName: 'words',
  lastName: 'words',
  street: 'words',
  city: 'words',
  postalCode: 'characters',
}

/** The labels, errors and text fields of an address, by the rules of its country. */
export function useAddressField(form: UseFormReturn<AddressForm>) {
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  const country = form.watch('country')
  const { errors } = form.formState
  const regionName = addressFormOf(country)?.region
  const labelOf = (name: AddressFieldName) => {
    if (name === 'region' && regionName) return t(`regions.${regionName}`)
    return t(name === 'postalCode' && documentedCountry(country)?.useZipcodeAsName ? 'zip_code' : LABELS[name])
  }
  const errorOf = (name: AddressFieldName) => {
    const message = errors[name]?.message
    if (!message) return undefined
    if (message === 'phone_extension') return common('phone_extension')
    if (message === 'invalid_street') return t('invalid_street')
    return t(message === 'required' ? 'required' : 'x_is_invalid', { x: labelOf(name) })
  }
  const describe = (name: AddressFieldName, onChange?: () => void) => ({
    label: labelOf(name),
    autoComplete: TOKENS[name] ?? 'off',
    error: errorOf(name),
    ...form.register(name, { onChange }),
  })
  const textField = (name: AddressFieldName, className?: string, onChange?: () => void) => (
    <TextField
      type={name === 'phone' ? 'tel' : 'text'}
      enterKeyHint={name === 'postalCode' ? 'done' : 'next'}
      autoCapitalize={CAPITALS[name]}
      className={className}
      {...describe(name, onChange)}
    />
  )
  return { describe, textField }
}
