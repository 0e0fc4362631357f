'use client'

import { lazy, Suspense } from 'react'

// loaded when it is needed: its texts and translator would weigh on every page
const LoadFailed = lazy(async () => ({ default: (await import('./load-failed')).LoadFailed }))

/** A page whose reads failed says so, with a retry. */
export function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <LoadFailed onRetry={reset} />
    </Suspense>
  )
}
