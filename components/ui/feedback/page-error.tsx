import { lazy, Suspense } from 'react'

// loaded when it is needed: its texts and translator would weigh on every page
const LoadFailed = lazy(async () => ({ default: (await import('./load-failed')).LoadFailed }))

/** A page whose reads failed says so, with a retry; in production its error has nothing but a digest. */
export function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Suspense>
      <LoadFailed wasAnswered={error.digest === 'unreadable_answer'} onRetry={reset} />
    </Suspense>
  )
}
