import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '@/components/ui/forms/password-field'
import { useIssueText } from './use-issue-text'

/** The field `password` of a form that sets one; the form is provided by `FormProvider`. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations('account')
  const issueText = useIssueText()
  const { register, formState } = useFormContext<{ password: string }>()
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      hint={t('password_hint')}
      error={issueText('password', formState.errors.password)}
      {...register('password')}
    />
  )
}
