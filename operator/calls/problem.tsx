import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Refusal } from './call'

interface ProblemProps {
  press: { error: Error | null; isWaiting: boolean }
}

const REASONS: Record<number, 'refused_by_state' | 'forbidden' | 'too_many' | 'gone'> = {
  403: 'forbidden',
  404: 'gone',
  409: 'refused_by_state',
  429: 'too_many',
}

/** Why a press was not done, or that it waits for the connection. */
export function Problem({ press: { error, isWaiting } }: ProblemProps) {
  const t = useTranslations('operator')
  if (isWaiting) return <Alert tone="info">{t('press_waits')}</Alert>
  if (!(error instanceof Refusal)) return null
  const reason = REASONS[error.status]
  return <Alert tone="danger">{reason ? t(reason) : t('refused', { reason: error.message })}</Alert>
}
