'use client'

import { CloudOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { EmptyState } from './empty-state'

interface LoadFailedProps {
  /** there was an answer, but it could not be read */
  wasAnswered: boolean
  onRetry: () => void
}

/** A full-page load error; a button reloads from the server. */
export function LoadFailed({ wasAnswered, onRetry }: LoadFailedProps) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      onRetry()
    })
  return (
    <main className="page-width py-20">
      <LazyMessages namespaces={['errors', 'common']}>
        <Words wasAnswered={wasAnswered} onRetry={retry} />
      </LazyMessages>
    </main>
  )
}

function Words({ wasAnswered, onRetry }: LoadFailedProps) {
  const [t, common] = [useTranslations('errors'), useTranslations('common')]
  return (
    <EmptyState
      icon={<CloudOff aria-hidden className="size-7" />}
      title={t('load_failed')}
      text={wasAnswered ? t('unreadable_text') : t('load_failed_text')}
      action={<Button onClick={onRetry}>{common('retry')}</Button>}
    />
  )
}
