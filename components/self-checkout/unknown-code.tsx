'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { PathsInput } from '@/lib/paths'

const PayResult = lazy(async () => ({ default: (await import('./pay-result')).PayResult }))

export function UnknownCode({ pathsInput }: { pathsInput: PathsInput }) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  return (
    <Suspense>
      <PayResult content="unknown_code" pathsInput={pathsInput} />
    </Suspense>
  )
}
