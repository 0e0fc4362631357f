'use client'

import { lazy, Suspense } from 'react'
import type { RatedPagesProps } from './rated-pages'

const RatedPages = lazy(async () => ({ default: (await import('./rated-pages')).RatedPages }))

/** Loaded once its dialog is open. */
export function LazyRatedPages(props: RatedPagesProps) {
  return (
    <Suspense>
      <RatedPages {...props} />
    </Suspense>
  )
}
