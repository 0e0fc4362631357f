'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { signUp } from '@/lib/browser/session/session'
import { FormFailure } from './form-failure'
import { useFailure } from './use-failure'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A new account with an email and a password of 6 or more characters. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth')
  const { failure, attempt } = useFailure()
  const form = useForm({ defaultValues: { email: '', password: '' }, mode: 'onBlur' })
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
        error={email && (email.type === 'required' ? t('email_required') : t('invalid_email'))}
        {...form.register('email', { required: true, pattern: EMAIL, setValueAs: (value: string) => value.trim() })}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="new-password"
        error={password && (password.type === 'required' ? t('password_required') : t('password_minimum'))}
        {...form.register('password', { required: true, minLength: 6 })}
      />
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('sign_up')}
      </Button>
    </form>
  )
}
