'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Gift cards or points that could not be read, with a way to ask again. [ERR-52] */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  const [common, errors] = [useTranslations('common'), useTranslations('errors')]
  return (
    <Alert
      tone="danger"
      title={errors('failed_to_fetch_assets')}
      action={
        <Button size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    />
  )
}
