import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { changePassword } from '@/lib/browser/account/fetch-account'
import { passwordSchema } from '@/lib/domain/account/profile.schema'
import type { TabProps } from './use-customer'

/** Changes the password with the existing one; the other sessions end. */
export function ChangePassword({ customer, applyChange, onDone }: TabProps) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const { failure, detail, attempt } = useFailure()
  const form = useForm({
    resolver: zodResolver(passwordSchema),
    defaultValues: { oldPassword: '', newPassword: '', passwordConfirm: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(applyChange(changePassword(values)))) onDone(t('password_changed'))
  })
  const issueText = (label: string, message?: string) => {
    if (message === 'passwords_mismatch') return t('passwords_mismatch')
    return message === 'required' ? t('required', { x: label }) : message && auth('password_minimum')
  }
  const field = (name: 'oldPassword' | 'newPassword' | 'passwordConfirm', label: string, hint?: string) => (
    <PasswordField
      label={label}
      autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
      hint={hint}
      error={issueText(label, form.formState.errors[name]?.message)}
      {...form.register(name)}
    />
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} detail={detail} />
      <input type="text" hidden readOnly autoComplete="username" value={customer.email || customer.phone} />
      {field('oldPassword', t('old_password'))}
      {field('newPassword', t('new_password'), t('password_hint'))}
      {field('passwordConfirm', t('password_confirm'))}
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('change_password')}
      </Button>
    </form>
  )
}
