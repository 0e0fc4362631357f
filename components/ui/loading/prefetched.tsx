'use client'

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

/**
 * Hands what the server read to the queries below. It counts as read when the page begins to live, by the browser's own
 * clock: neither a slow phone nor a wrong clock has it read a second time, or lets it look fresh for hours.
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
