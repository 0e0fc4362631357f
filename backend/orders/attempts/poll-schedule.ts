import type { AttemptState } from '@/backend/orders/schema/attempt-transitions'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long an attempt may be silent, and the longest wait between two questions about it. */
const LIVE_WAITS = { first: 5 * SECOND_MS, longest: MINUTE_MS }
/** An attempt that we closed ourselves: its money may arrive late. */
const CLOSED_WAITS = { first: MINUTE_MS, longest: 60 * MINUTE_MS }

/** Money that was taken may be returned at the provider itself, and its event be lost. */
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

/** Null: nothing to add. One that we closed is closed there at once, so that its payer cannot pay it any more. */
export function firstPoll(state: AttemptState, now: Date): Date | null {
  const waits = WAITS[state]
  return waits && new Date(now.getTime() + (waits === CLOSED_WAITS ? 0 : waits.first))
}

/** How long one is watched that nothing is expected of any more. */
const WATCHED_MS: Partial<Record<AttemptState, number>> = {
  captured: 180 * DAY_MS,
  cancelled: DAY_MS,
  expired: DAY_MS,
}

/** When it is asked again: after half its time in this state, within limits; null once it was watched long enough. */
export function nextPoll({ state, movedAt }: { state: AttemptState; movedAt: Date }, now: Date): Date | null {
  const waits = WAITS[state]
  const age = now.getTime() - movedAt.getTime()
  if (!waits || age > (WATCHED_MS[state] ?? Number.POSITIVE_INFINITY)) return null
  return new Date(now.getTime() + Math.min(Math.max(age / 2, waits.first), waits.longest))
}
