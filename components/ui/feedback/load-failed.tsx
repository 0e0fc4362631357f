'use client'

import { CloudOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { EmptyState } from './empty-state'

/** A full-page load error; a button reloads from the server. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      onRetry()
    })
  return (
    <main className="page-width py-20">
      <LazyMessages namespaces={['errors', 'common']}>
        <Words onRetry={retry} />
      </LazyMessages>
    </main>
  )
}

function Words({ onRetry }: { onRetry: () => void }) {
  const [t, common] = [useTranslations('errors'), useTranslations('common')]
  return (
    <EmptyState
      icon={<CloudOff aria-hidden className="size-7" />}
      title={t('load_failed')}
      text={t('load_failed_text')}
      action={<Button onClick={onRetry}>{common('retry')}</Button>}
    />
  )
}
