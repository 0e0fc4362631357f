import { useTranslations } from 'next-intl'
import { type ErrorCode, NO_DETAIL } from '@/lib/domain/result'
import { Alert } from './alert'

/** Why a change failed, below `title`; of one that may have been made, only that nobody knows. */
export function ChangeFailure({ code, title, children }: { code: ErrorCode; title: string; children?: string }) {
  const errors = useTranslations('errors')
  if (code === 'change_unknown') return <Alert tone="warning">{errors(code)}</Alert>
  return (
    <Alert tone="danger" title={title}>
      {children ?? errors(code, NO_DETAIL)}
    </Alert>
  )
}
