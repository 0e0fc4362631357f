import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { AVAILABLE_COUNTRIES, type CountryCode } from '@/lib/domain/places/countries'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { CodeField } from './code-field'
import { PhoneCountryOptions } from './phone-country-options'
import { useIssueText } from './use-issue-text'

interface PhoneWithCode {
  countryCode: CountryCode
  phone: string
  vc: string
}

/** Country, number and the code that was sent to it: fields of the form around them. */
export function PhoneFields({ hint }: { hint?: string }) {
  const t = useTranslations('auth')
  const issueText = useIssueText()
  const { register, trigger, getValues, formState } = useFormContext<PhoneWithCode>()
  const { errors } = formState
  const target = async () => {
    await trigger('phone', { shouldFocus: true })
    const { countryCode, phone } = getValues()
    const { digits } = readTypedPhone(countryCode, phone)
    return digits ? { phone: digits, countryCode } : null
  }
  return (
    <>
      <SelectField label={t('country')} autoComplete="country" {...register('countryCode', { deps: 'phone' })}>
        <PhoneCountryOptions />
      </SelectField>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        hint={hint}
        error={issueText('phone', errors.phone)}
        {...register('phone', { onChange: () => errors.phone && trigger('phone') })}
      />
      <CodeField field={register('vc')} error={issueText('vc', errors.vc)} target={target} />
    </>
  )
}

export function offeredCountry(country: CountryCode): CountryCode {
  return AVAILABLE_COUNTRIES.find(({ code }) => code === country)?.code ?? 'CA'
}
