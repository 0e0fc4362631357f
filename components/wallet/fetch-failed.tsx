import { useTranslations } from 'next-intl'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'

export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  const errors = useTranslations('errors')
  return <RetryAlert title={errors('failed_to_fetch_assets')} onRetry={onRetry} />
}
