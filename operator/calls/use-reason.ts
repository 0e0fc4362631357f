import { useTranslations } from 'next-intl'
import { Rejection } from './call'

const REASONS: Record<number, 'refused_by_state' | 'forbidden' | 'too_many' | 'gone'> = {
  403: 'forbidden',
  404: 'gone',
  409: 'refused_by_state',
  429: 'too_many',
}

/** Why a press was not done; what is wrong with a request is in the words of the API. */
export function useReason() {
  const t = useTranslations('operator')
  return (error: Error) => {
    const reason = error instanceof Rejection ? REASONS[error.status] : undefined
    return reason ? t(reason) : t('refused', { reason: error.message })
  }
}
