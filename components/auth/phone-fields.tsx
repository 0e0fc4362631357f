import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { CodeField } from './code-field'
import { PhoneCountryOptions } from './phone-country-options'
import { useIssueText } from './use-issue-text'

/** What a server says of a phone that a browser cannot judge. */
export const INVALID_PHONE = { message: 'invalid_phone_number' }

interface PhoneWithCode {
  countryCode: CountryCode
  phone: string
  vc: string
}

/** Country, number and the code that was sent to it: fields of the form around them. */
export function PhoneFields({ hint }: { hint?: string }) {
  const t = useTranslations('auth')
  const issueText = useIssueText()
  const { register, trigger, getValues, formState, setError } = useFormContext<PhoneWithCode>()
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
      <CodeField
        field={register('vc')}
        error={issueText('vc', errors.vc)}
        target={target}
        onPhone={() => setError('phone', INVALID_PHONE)}
      />
    </>
  )
}
