import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'

/** Says of a press without an answer that it is sent again. */
export function PressWaits({ press }: { press: { isWaiting: boolean } }) {
  const t = useTranslations('operator')
  return press.isWaiting ? <Alert tone="info">{t('press_waits')}</Alert> : null
}
