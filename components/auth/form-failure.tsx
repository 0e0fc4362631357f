import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { type ErrorCode, type Failure, plainDetail, type Result } from '@/lib/domain/result'

/** Runs an action and stores its failure until the next one; that of a phone is shown by its field, where there is one. */
export function useFailure(onPhone?: () => void) {
  const [failed, setFailed] = useState<Failure | null>(null)
  async function attempt(pending: Promise<Result<unknown>>): Promise<boolean> {
    setFailed(null)
    const result = await pending
    if (result.ok) return true
    if (onPhone && result.detail?.field === 'phone') onPhone()
    else setFailed(result)
    return false
  }
  const failure: ErrorCode | null = failed?.code ?? null
  return { failure, detail: failed?.detail, attempt, clear: () => setFailed(null) }
}

/** The message of a failed form, with the values that it has. */
export function FormFailure({ code, detail }: { code: ErrorCode | null; detail?: Failure['detail'] }) {
  const t = useTranslations('errors')
  if (!code) return null
  return <Alert tone={code === 'change_unknown' ? 'warning' : 'danger'}>{t(code, plainDetail(detail))}</Alert>
}
