'use client'

import { useNow } from '@/components/ui/loading/use-now'
import { type StatusFacts, storeStatus } from '@/lib/domain/stores/store-status'
import { type StatusLabels, statusText } from './status-text'

interface StatusLineProps {
  facts: StatusFacts
  labels: StatusLabels
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/** Updated while the page is on screen, which may have been cached. */
export function StatusLine({ facts, labels, now }: StatusLineProps) {
  const status = storeStatus(facts, useNow(now))
  const closed = status.kind === 'closed' || status.kind === 'paused'
  const serves = status.kind === 'open' || status.kind === 'last_orders'
  return (
    <p
      data-open={!closed}
      data-serves={serves || status.kind === 'unknown'}
      className={`text-sm font-semibold ${serves ? 'text-success' : 'text-ink-faint'}`}
    >
      {statusText(status, labels)}
    </p>
  )
}
