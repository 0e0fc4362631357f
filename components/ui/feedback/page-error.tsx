import { lazy, Suspense } from 'react'

// loaded when it is needed: its texts and translator would weigh on every page
const LoadFailed = lazy(async () => ({ default: (await import('./load-failed')).LoadFailed }))

/** In production the error has nothing but a digest. */
export function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <LoadFailed wasAnswered={error.digest === 'unreadable_answer'} onRetry={reset} />
    </Suspense>
  )
}
