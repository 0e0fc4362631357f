'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextField } from '@/components/ui/forms/text-field'
import { useIssueText } from './use-issue-text'

/** The field `password` of a form that sets one; the form is provided by `FormProvider`. */
export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations('account')
  const issueText = useIssueText()
  const { register, formState } = useFormContext<{ password: string }>()
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      hint={t('password_hint')}
      error={issueText('password', formState.errors.password)}
      {...register('password')}
    />
  )
}
