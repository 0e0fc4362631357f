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

const TONES = {
  open: 'text-success',
  last_orders: 'text-warning',
  orders_ended: 'text-ink-faint',
  orders_paused: 'text-ink-faint',
  closed: 'text-ink-faint',
  paused: 'text-ink-faint',
  unknown: 'text-ink-faint',
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
      className={`text-sm font-semibold ${TONES[status.kind]}`}
    >
      {statusText(status, labels)}
    </p>
  )
}
