import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'

/** Over the foot of the screen, so that nothing moves under a finger. */
export function Offline({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('operator')
  return (
    <div
      role="status"
      className={isOffline ? 'fixed inset-x-3 bottom-3 z-20 mx-auto max-w-md shadow-raised' : 'sr-only'}
    >
      {isOffline && <Alert tone="warning">{t('offline')}</Alert>}
    </div>
  )
}
