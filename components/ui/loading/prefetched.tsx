'use client'

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

/** Dated at hydration by the browser's clock: a wrong clock neither refetches data nor keeps it fresh for hours. */
export function Prefetched({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const here = useMemo(() => {
    const now = Date.now()
    return {
      ...state,
      queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
    }
  }, [state])
  return <HydrationBoundary state={here}>{children}</HydrationBoundary>
}
