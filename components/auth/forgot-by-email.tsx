import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { mailForgottenPassword } from '@/lib/browser/account/fetch-account'
import { emailSchema } from '@/lib/domain/account/profile.schema'
import { FormFailure, useFailure } from './form-failure'
import { useIssueText } from './use-issue-text'

export function ForgotByEmail() {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const [isSent, setSent] = useState(false)
  const form = useForm({ resolver: zodResolver(emailSchema), defaultValues: { email: '' } })
  const submit = form.handleSubmit(async (values) => {
    setSent(false)
    setSent(await attempt(mailForgottenPassword(values)))
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      {isSent && (
        <Alert tone="success" title={t('reset_email_sent')}>
          {t('reset_email_look')}
        </Alert>
      )}
      <TextField
        label={auth('email')}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        error={issueText('email', form.formState.errors.email)}
        {...form.register('email')}
      />
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('send_reset_email')}
      </Button>
    </form>
  )
}
