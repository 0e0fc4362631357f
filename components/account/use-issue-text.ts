'use client'

import { useTranslations } from 'next-intl'
import type { FieldError } from 'react-hook-form'
import type { ProfileIssue } from '@/lib/domain/account/profile-form'

/** What an issue of a field is called; `x` is the field's label. */
export function useIssueText() {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const required: Record<string, string> = {
    firstName: t('first_name_required'),
    email: auth('email_required'),
    password: auth('password_required'),
    phone: auth('phone_required'),
    vc: auth('verification_code_required'),
  }
  const others: Record<Exclude<ProfileIssue, 'required'>, string> = {
    invalid_email: auth('invalid_email'),
    invalid_phone_number: auth('invalid_phone_number'),
    digits_only: auth('digits_only'),
    password_minimum: auth('password_minimum'),
    passwords_mismatch: t('passwords_mismatch'),
  }
  return (name: string, x: string, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined
    const issue = error.message as ProfileIssue
    return issue === 'required' ? (required[name] ?? t('required', { x })) : (others[issue] ?? t('required', { x }))
  }
}
