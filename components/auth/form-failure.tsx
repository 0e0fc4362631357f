'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { type ErrorCode, NO_DETAIL } from '@/lib/domain/result'

/** The message of a failed form. Codes with values are handled by their own screens. */
export function FormFailure({ code }: { code: ErrorCode | null }) {
  const t = useTranslations('errors')
  return code ? <Alert tone="danger">{t(code, NO_DETAIL)}</Alert> : null
}
