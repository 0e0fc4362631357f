'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { FormFailure } from '@/components/auth/form-failure'
import { useFailure } from '@/components/auth/use-failure'
import { useIssueText } from '@/components/auth/use-issue-text'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { updateEmail } from '@/lib/browser/account/account'
import { emailForm } from '@/lib/domain/account/profile-form'
import type { TabProps } from './tab-props'

export function EmailTab({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const form = useForm({ resolver: zodResolver(emailForm), defaultValues: { email: customer.email } })
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(applyChange(updateEmail(values)))) onDone(t('email_updated'))
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      <TextField
        label={auth('email')}
        type="email"
        autoComplete="email"
        hint={t('email_hint')}
        error={issueText('email', form.formState.errors.email)}
        {...form.register('email')}
      />
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('save_email')}
      </Button>
    </form>
  )
}
