import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/auth/code-field'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { useIssueText } from '@/components/auth/use-issue-text'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { TextField } from '@/components/ui/forms/text-field'
import { updateEmail } from '@/lib/browser/account/fetch-account'
import { emailChangeSchema } from '@/lib/domain/account/profile.schema'
import { NoPasswordNotice } from './no-password-notice'
import { type Proof, proofFor } from './required-proof'
import type { TabProps } from './use-customer'

export function EmailTab({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const issueText = useIssueText()
  const { failure, detail, attempt, clear } = useFailure()
  const [proof, setProof] = useState<Proof>(null)
  const { email, pendingEmail, isEmailConfirmed, phone, countryCode } = customer
  const form = useForm({ resolver: zodResolver(emailChangeSchema), defaultValues: { email } })
  const submit = form.handleSubmit(async (values) => {
    const change = applyChange(updateEmail(values))
    const answer = await change
    const asked = proofFor(answer)
    if (asked && asked !== proof) {
      setProof(asked)
      return clear()
    }
    if (!(await attempt(change))) return
    const isWaiting = answer.ok && answer.value?.pendingEmail === values.email.toLowerCase()
    onDone(isWaiting ? t('confirmation_sent', { email: values.email }) : t('email_updated'))
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} detail={detail} />
      {pendingEmail && <Alert>{t('confirmation_waits', { email: pendingEmail })}</Alert>}
      {!pendingEmail && email && !isEmailConfirmed && <Alert>{t('email_unconfirmed')}</Alert>}
      <TextField
        label={auth('email')}
        type="email"
        autoComplete="email"
        hint={t('email_hint')}
        error={issueText('email', form.formState.errors.email)}
        {...form.register('email')}
      />
      {proof === 'password' && customer.hasPassword && (
        <PasswordField
          label={t('old_password')}
          autoComplete="current-password"
          hint={t('email_password_hint')}
          {...form.register('password')}
        />
      )}
      {proof === 'code' && <CodeField field={form.register('vc')} target={async () => ({ phone, countryCode })} />}
      {proof === 'password' && !customer.hasPassword ? (
        <NoPasswordNotice customer={customer} />
      ) : (
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {t('save_email')}
        </Button>
      )}
    </form>
  )
}
