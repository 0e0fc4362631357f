'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { signIn } from '@/lib/browser/session/session'
import { passwordSignInForm } from '@/lib/domain/account/sign-in-form'
import { FormFailure } from './form-failure'
import { useFailure } from './use-failure'
import { useIssueText } from './use-issue-text'

/** Email or phone plus password; submit is disabled until both are filled. */
export function AccountForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth')
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const form = useForm({ resolver: zodResolver(passwordSignInForm), defaultValues: { email: '', password: '' } })
  const { email, password } = form.watch()
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(signIn({ mode: 'account', ...values }))) onDone()
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      <TextField
        label={t('email_or_phone')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={issueText('email', form.formState.errors.email)}
        {...form.register('email')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        error={issueText('password', form.formState.errors.password)}
        {...form.register('password')}
      />
      <Button type="submit" block disabled={!email.trim() || !password} loading={form.formState.isSubmitting}>
        {t('log_in')}
      </Button>
    </form>
  )
}
