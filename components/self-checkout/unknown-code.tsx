'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

const PayResult = lazy(async () => ({ default: (await import('./pay-result')).PayResult }))

/** Shown on a page whose code matches no store. */
export function UnknownCode({ homeHref }: { homeHref: string }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  return (
    <Suspense>
      <PayResult content="unknown_code" href={homeHref} />
    </Suspense>
  )
}
