import { useTranslations } from 'next-intl'
import type { FieldError } from 'react-hook-form'

/** What is said of a field that is empty, and of one that is wrong. */
const TEXTS = {
  email: { required: 'email_required', wrong: 'invalid_email' },
  password: { required: 'password_required', wrong: 'password_minimum' },
  phone: { required: 'phone_required', wrong: 'invalid_phone_number' },
  vc: { required: 'verification_code_required', wrong: 'digits_only' },
} as const

/** The text of a field's error; undefined while there is none. */
export function useIssueText() {
  const t = useTranslations('auth')
  return (field: keyof typeof TEXTS, error: FieldError | undefined) =>
    error && t(TEXTS[field][error.message === 'required' ? 'required' : 'wrong'])
}
