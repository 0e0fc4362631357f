'use client'

import { lazy, Suspense } from 'react'
import type { OpenStoresProps } from './open-store-list'

const OpenStoreList = lazy(async () => ({ default: (await import('./open-store-list')).OpenStoreList }))

/** Loaded after the page; the row has its height before. */
export function OpenStores(props: OpenStoresProps) {
  return (
    <Suspense fallback={<ul />}>
      <OpenStoreList {...props} />
    </Suspense>
  )
}
