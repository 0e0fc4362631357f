import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { TextField } from '@/components/ui/forms/text-field'
import { signUp } from '@/lib/browser/session/fetch-session'
import { registerSchema } from '@/lib/domain/account/login.schema'
import { FormFailure, useFailure } from './form-failure'
import { useIssueText } from './use-issue-text'

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth')
  const issueText = useIssueText()
  const { failure, attempt } = useFailure()
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  })
  const { email, password } = form.formState.errors
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(signUp(values))) onDone()
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        enterKeyHint="next"
        error={issueText('email', email)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        error={issueText('password', password)}
        {...form.register('password')}
      />
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('sign_up')}
      </Button>
    </form>
  )
}
