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
    <LazyMessages namespaces={['errors', 'common', 'header']} fallback={<main />}>
      <Words wasAnswered={wasAnswered} onRetry={retry} />
    </LazyMessages>
  )
}

function Words({ wasAnswered, onRetry }: LoadFailedProps) {
  const [t, common, header] = [useTranslations('errors'), useTranslations('common'), useTranslations('header')]
  return (
    <>
      <header className="page-width flex min-h-16 items-center">
        {/* a whole new document, which the failed one has no part in */}
        <a href="/" className="flex min-h-11 items-center font-bold">
          {header('home')}
        </a>
      </header>
      <main className="page-width grid grid-cols-1 justify-items-center gap-4 py-16 text-center">
        <StallScene sign="…" />
        <p className="text-heading font-bold">{t('load_failed')}</p>
        <p className="text-lead max-w-prose text-ink-soft">
          {wasAnswered ? t('unreadable_text') : t('load_failed_text')}
        </p>
        <Button onClick={onRetry}>{common('retry')}</Button>
      </main>
    </>
  )
}
