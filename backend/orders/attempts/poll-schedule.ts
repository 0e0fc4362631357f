import type { AttemptState } from '@/backend/orders/schema/attempt-transitions'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** The waits before the first poll of an attempt, and the longest between two polls. */
const LIVE_WAITS = { first: 5 * SECOND_MS, longest: MINUTE_MS }
/** The money of an attempt that we have closed may arrive late. */
const CLOSED_WAITS = { first: MINUTE_MS, longest: 60 * MINUTE_MS }

/** Money may be returned at the provider itself, and the event of that be lost. */
const CAPTURED_WAITS = { first: 60 * MINUTE_MS, longest: 30 * DAY_MS }

const WAITS: Record<AttemptState, typeof LIVE_WAITS | null> = {
  created: null,
  sent: LIVE_WAITS,
  redirected: LIVE_WAITS,
  authorised: LIVE_WAITS,
  unknown: LIVE_WAITS,
  captured: CAPTURED_WAITS,
  declined: null,
  cancelled: CLOSED_WAITS,
  expired: CLOSED_WAITS,
}

/** When an attempt is first polled; null for never. One that we closed is at once, so that it is closed there too. */
export function firstPoll(state: AttemptState, now: Date): Date | null {
  const waits = WAITS[state]
  return waits && new Date(now.getTime() + (waits === CLOSED_WAITS ? 0 : waits.first))
}

/** How long a settled attempt is still polled. */
const POLLED_MS: Partial<Record<AttemptState, number>> = {
  captured: 180 * DAY_MS,
  cancelled: DAY_MS,
  expired: DAY_MS,
}

/** When an attempt is polled again: after half its time in this state, within limits; null after long enough. */
export function nextPoll({ state, movedAt }: { state: AttemptState; movedAt: Date }, now: Date): Date | null {
  const waits = WAITS[state]
  const age = now.getTime() - movedAt.getTime()
  if (!waits || age > (POLLED_MS[state] ?? Number.POSITIVE_INFINITY)) return null
  return new Date(now.getTime() + Math.min(Math.max(age / 2, waits.first), waits.longest))
}
