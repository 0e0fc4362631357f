'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFailure } from '@/components/auth/form-failure'
import { offeredCountry, PhoneFields } from '@/components/auth/phone-fields'
import { useFailure } from '@/components/auth/use-failure'
import { useIssueText } from '@/components/auth/use-issue-text'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { resetPasswordByText } from '@/lib/browser/account/account'
import { textPasswordForm } from '@/lib/domain/account/profile-form'
import type { TabProps } from './tab-props'

/** Sets or resets the password with a code sent to the account's phone. */
export function TextPassword({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const { hasPassword, countryCode, phone } = customer
  const form = useForm({
    resolver: zodResolver(textPasswordForm),
    defaultValues: { countryCode: offeredCountry(countryCode), phone, vc: '', password: '' },
  })
  const label = hasPassword ? t('new_password') : auth('password')
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(applyChange(resetPasswordByText(values)))) onDone(t('password_reset_success'))
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure code={failure} />
        <PhoneFields />
        <TextField
          label={label}
          type="password"
          autoComplete="new-password"
          hint={t('password_hint')}
          error={issueText('password', form.formState.errors.password)}
          {...form.register('password')}
        />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {hasPassword ? t('reset_password') : t('set_password')}
        </Button>
      </form>
    </FormProvider>
  )
}
