'use client'

import { useTranslations } from 'next-intl'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { CodeField } from '@/components/auth/code-field'
import { PhoneCountryOptions } from '@/components/auth/phone-country-options'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { phoneDigits } from '@/lib/domain/account/profile-form'
import { AVAILABLE_COUNTRIES, type CountryCode, isPhoneOf } from '@/lib/domain/places/countries'
import { useIssueText } from './use-issue-text'

interface PhoneFieldsProps {
  fields: Record<'countryCode' | 'phone' | 'vc', UseFormRegisterReturn>
  errors: { phone?: FieldError; vc?: FieldError }
  hint?: string
  /** names what is wrong with the phone before a code is asked for */
  checkPhone: () => Promise<unknown>
  values: () => { countryCode: CountryCode; phone: string }
}

/** Country, number and the code that was sent to it. */
export function PhoneFields({ fields, errors, hint, checkPhone, values }: PhoneFieldsProps) {
  const t = useTranslations('auth')
  const issueText = useIssueText()
  const target = async () => {
    await checkPhone()
    const { countryCode, phone } = values()
    const digits = phoneDigits(phone)
    return isPhoneOf(countryCode, digits) ? { phone: digits, countryCode } : null
  }
  return (
    <>
      <SelectField label={t('country')} autoComplete="country" {...fields.countryCode}>
        <PhoneCountryOptions />
      </SelectField>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        hint={hint}
        error={issueText('phone', t('phone'), errors.phone)}
        {...fields.phone}
      />
      <CodeField field={fields.vc} error={issueText('vc', t('verification_code'), errors.vc)} target={target} />
    </>
  )
}

/** The customer's country where it is on offer, else the first. */
export function offeredCountry(country: CountryCode): CountryCode {
  return AVAILABLE_COUNTRIES.find(({ code }) => code === country)?.code ?? 'CA'
}
