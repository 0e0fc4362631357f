import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'

export function Offline({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('operator')
  return (
    <div role="status" className={isOffline ? 'px-3 pb-3' : 'sr-only'}>
      {isOffline && <Alert tone="warning">{t('offline')}</Alert>}
    </div>
  )
}
