import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { type ErrorCode, type Failure, NO_DETAIL } from '@/lib/domain/result'

/** The message of a failed form, with the values that it has. */
export function FormFailure({ code, detail }: { code: ErrorCode | null; detail?: Failure['detail'] }) {
  const t = useTranslations('errors')
  if (!code) return null
  return <Alert tone={code === 'change_unknown' ? 'warning' : 'danger'}>{t(code, { ...NO_DETAIL, ...detail })}</Alert>
}
