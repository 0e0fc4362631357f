import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { StallScene } from '@/components/ui/content/stall-scene'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'

interface LoadFailedProps {
  /** there was an answer, but it could not be read */
  wasAnswered: boolean
  onRetry: () => void
}

/** The button reloads from the server. */
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
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <StallScene sign="…" />
      <p className="text-heading font-bold">{t('load_failed')}</p>
      <p className="text-lead max-w-prose text-ink-soft">
        {wasAnswered ? t('unreadable_text') : t('load_failed_text')}
      </p>
      <Button onClick={onRetry}>{common('retry')}</Button>
    </div>
  )
}
