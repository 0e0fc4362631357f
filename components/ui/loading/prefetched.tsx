'use client'

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

/**
 * Provides server data to the queries below. It counts as fetched when the page hydrates, by the browser's own clock,
 * so that a slow phone or a wrong clock neither causes a second fetch nor makes it look fresh for hours.
 */
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
