import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { CodeField } from '@/components/auth/code-field'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { INVALID_PHONE, PhoneFields } from '@/components/auth/phone-fields'
import { useOfferedCountry } from '@/components/auth/use-countries'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { updatePhone } from '@/lib/browser/account/fetch-account'
import { phoneChangeSchema } from '@/lib/domain/account/profile.schema'
import { phoneText } from '@/lib/domain/places/phone-text'
import { NoPasswordNotice } from './no-password-notice'
import { type Proof, proofForPhone } from './required-proof'
import type { TabProps } from './use-customer'

/** The password, or a code sent to the present phone, is asked for only where the API wants it. */
export function PhoneTab({ customer, applyChange, onDone }: TabProps) {
  const t = useTranslations('account')
  const [proof, setProof] = useState<Proof>(null)
  const { phone, countryCode, hasPassword } = customer
  const offered = useOfferedCountry(countryCode)
  const form = useForm({
    resolver: zodResolver(phoneChangeSchema),
    defaultValues: { countryCode: offered, phone: '', vc: '' },
  })
  const { failure, detail, attempt, clear } = useFailure(() => form.setError('phone', INVALID_PHONE))
  const submit = form.handleSubmit(async (values) => {
    const change = applyChange(updatePhone(values))
    const asked = proofForPhone(await change, customer)
    if (asked && asked !== proof) {
      setProof(asked)
      return clear()
    }
    if (await attempt(change)) onDone(t('phone_updated'))
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure code={failure} detail={detail} />
        <PhoneFields hint={t('phone_hint')} />
        {proof === 'password' && hasPassword && (
          <PasswordField
            label={t('old_password')}
            autoComplete="current-password"
            hint={t('phone_password_hint')}
            {...form.register('password')}
          />
        )}
        {proof === 'code' && (
          <>
            <Alert>{t('old_phone_text', { phone: phoneText(phone, countryCode) })}</Alert>
            <CodeField
              label={t('old_phone_code')}
              field={form.register('vcOld')}
              target={async () => ({ phone, countryCode })}
            />
          </>
        )}
        {proof === 'password' && !hasPassword ? (
          <NoPasswordNotice customer={customer} />
        ) : (
          <Button type="submit" block loading={form.formState.isSubmitting}>
            {t('save_phone')}
          </Button>
        )}
      </form>
      {proof === 'code' && <OldPhoneLost customer={customer} />}
    </FormProvider>
  )
}

/** For a customer who gets no texts at the present phone any more: a password, set by a link, proves them too. */
function OldPhoneLost({ customer }: Pick<TabProps, 'customer'>) {
  const t = useTranslations('account')
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent-ink">{t('old_phone_lost')}</summary>
      <div className="pt-3">
        <NoPasswordNotice customer={customer} />
      </div>
    </details>
  )
}
