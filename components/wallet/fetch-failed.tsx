import { useTranslations } from 'next-intl'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'

/** Gift cards or points that failed to load, with a retry button. */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  const errors = useTranslations('errors')
  return <RetryAlert title={errors('failed_to_fetch_assets')} onRetry={onRetry} />
}
