import { useTranslations } from 'next-intl'
import type { FieldError } from 'react-hook-form'

const TEXTS = {
  email: { required: 'email_required', wrong: 'invalid_email' },
  password: { required: 'password_required', wrong: 'password_minimum' },
  phone: { required: 'phone_required', wrong: 'invalid_phone_number' },
  vc: { required: 'verification_code_required', wrong: 'digits_only' },
} as const

/** undefined while there is no error. */
export function useIssueText() {
  const [t, common] = [useTranslations('auth'), useTranslations('common')]
  return (field: keyof typeof TEXTS, error: FieldError | undefined) => {
    if (!error) return undefined
    if (error.message === 'phone_extension') return common('phone_extension')
    return t(TEXTS[field][error.message === 'required' ? 'required' : 'wrong'])
  }
}
