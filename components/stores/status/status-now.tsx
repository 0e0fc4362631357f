'use client'

import { useNow } from '@/components/ui/loading/use-now'
import { type StatusFacts, storeStatus } from '@/lib/domain/stores/store-status'
import { type StatusLabels, statusText } from './status-text'

interface StatusNowProps {
  facts: StatusFacts
  labels: StatusLabels
  /** when the page was rendered, epoch milliseconds */
  now: number
}

const TONES = {
  open: 'bg-success-soft text-success',
  last_orders: 'bg-warning-soft text-warning',
  orders_ended: 'bg-warning-soft text-warning',
  orders_paused: 'bg-warning-soft text-warning',
  closed: 'bg-sunken text-ink-soft',
  paused: 'bg-sunken text-ink-soft',
}

/** Shows nothing where the status is not known. */
export function StatusNow({ facts, labels, now }: StatusNowProps) {
  const status = storeStatus(facts, useNow(now))
  if (status.kind === 'unknown') return null
  const serves = status.kind === 'open' || status.kind === 'last_orders'
  return (
    <span
      data-now={serves ? 'serves' : undefined}
      data-open={status.kind !== 'closed' && status.kind !== 'paused'}
      className={`inline-flex items-center justify-self-start gap-2 rounded-full px-3 py-1 text-sm font-semibold ${TONES[status.kind]}`}
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      <span>{statusText(status, labels)}</span>
    </span>
  )
}
