'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { ErrorCode } from '@/lib/domain/result'

/** Why a form was refused, in words. Codes with values have screens of their own. */
export function FormFailure({ code }: { code: ErrorCode | null }) {
  const t = useTranslations('errors')
  return code ? <Alert tone="danger">{t(code, { maxKm: '', countries: '', items: '' })}</Alert> : null
}
