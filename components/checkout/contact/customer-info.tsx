import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PhoneCountryOptions } from '@/components/auth/phone-country-options'
import { Section } from '@/components/checkout/section'
import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import { NameFields } from '@/components/ui/forms/name-fields'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { isPersonName } from '@/lib/domain/account/person-name'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'

interface CustomerInfoProps {
  state: CheckoutState
  isDone: boolean
  onChange: (changes: Partial<CheckoutState>) => void
}

/** Errors show after a field loses focus. */
export function CustomerInfo({ state, isDone, onChange }: CustomerInfoProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const [left, setLeft] = useState({ name: false, phone: false })
  const { firstName, lastName, phone, countryCode } = state
  const nameError =
    firstName.trim() === '' ? t('first_name_required') : isPersonName(firstName) ? undefined : t('at_least_two')
  const { issue } = readTypedPhone(countryCode, phone)
  const phoneError = {
    required: t('phone_required'),
    phone_extension: common('phone_extension'),
    invalid_phone_number: t('invalid_phone_number'),
  }
  return (
    <Section title={t('customer_info')} isDone={isDone}>
      <div className="grid gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 sm:gap-4">
        <NameFields
          given={
            <TextField
              id="first-name"
              label={t('first_name')}
              autoComplete="given-name"
              enterKeyHint="next"
              value={firstName}
              onChange={(event) => onChange({ firstName: event.target.value })}
              onBlur={() => setLeft({ ...left, name: true })}
              error={left.name ? nameError : undefined}
            />
          }
          family={
            <TextField
              label={t('last_name')}
              note={common('optional')}
              autoComplete="family-name"
              enterKeyHint="next"
              value={lastName}
              onChange={(event) => onChange({ lastName: event.target.value })}
            />
          }
        />
        <SelectField
          label={t('country')}
          aria-label={t('calling_code')}
          autoComplete="tel-country-code"
          value={countryCode}
          onChange={(event) => onChange({ countryCode: event.target.value as CountryCode })}
        >
          <PhoneCountryOptions />
        </SelectField>
        <TextField
          id="phone"
          label={t('phone')}
          type="tel"
          enterKeyHint="done"
          autoComplete="tel-national"
          maxLength={40}
          value={phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          onBlur={() => setLeft({ ...left, phone: true })}
          error={left.phone && issue ? phoneError[issue] : undefined}
        />
      </div>
    </Section>
  )
}
