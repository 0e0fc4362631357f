'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { signIn } from '@/lib/browser/session/session'
import { type CountryCode, isPhoneOf } from '@/lib/domain/places/countries'
import { CodeField } from './code-field'
import { FormFailure } from './form-failure'
import { PhoneCountryOptions } from './phone-country-options'
import { useFailure } from './use-failure'

const digits = (value: string) => value.replace(/\D/g, '')

/** Country, phone and the code that was sent to it; keeps all of them on an error. */
export function SmsLoginForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth')
  const { failure, attempt } = useFailure()
  const form = useForm({ defaultValues: { countryCode: 'CA' as CountryCode, phone: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ phone, code, countryCode }) => {
    if (await attempt(signIn({ mode: 'text', phone: digits(phone), countryCode, code: code.trim() }))) onDone()
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      <SelectField label={t('country')} autoComplete="country" {...form.register('countryCode')}>
        <PhoneCountryOptions />
      </SelectField>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        error={errors.phone && (errors.phone.type === 'required' ? t('phone_required') : t('invalid_phone_number'))}
        {...form.register('phone', {
          required: true,
          validate: (value, { countryCode }) => isPhoneOf(countryCode, digits(value)),
        })}
      />
      <CodeField
        error={errors.code && (errors.code.type === 'required' ? t('verification_code_required') : t('digits_only'))}
        field={form.register('code', { required: true, pattern: /^\s*\d+\s*$/ })}
        target={async () => {
          const ready = await form.trigger('phone', { shouldFocus: true })
          return ready ? { phone: digits(form.getValues('phone')), countryCode: form.getValues('countryCode') } : null
        }}
      />
      <p className="text-sm text-ink-soft">{t('text_creates_account')}</p>
      <Button type="submit" block loading={isSubmitting}>
        {t('log_in')}
      </Button>
    </form>
  )
}
