import type { MiddlewareHandler } from 'hono'
import { RC } from '@/lib/contract/codes'

export interface AdmissionLimits {
  maxInFlight: number
  maxWaitMs: number
}

/** So many are let in however long the ones before took. */
const ALWAYS = 16
/** The weight of the newest answer in the mean: some 50 answers are remembered. */
const WEIGHT = 0.02

/**
 * Lets in at most `maxInFlight` requests at a time, and no more than can be answered within `maxWaitMs` at the pace of
 * the last ones; more are told at once to come back, so that those inside finish in time.
 */
export function admission({ maxInFlight, maxWaitMs }: AdmissionLimits): MiddlewareHandler {
  let inside = 0
  let lastLeft = 0
  /** mean milliseconds from one answer to the next while there is something to do */
  let pace = 0
  return async (c, next) => {
    if (inside >= maxInFlight || (inside >= ALWAYS && inside * pace > maxWaitMs)) {
      c.header('Retry-After', '1')
      return c.json({ RC: RC.internalError, msg: 'busy, try again' }, 503)
    }
    inside += 1
    const came = performance.now()
    try {
      await next()
    } finally {
      inside -= 1
      const left = performance.now()
      pace += (left - Math.max(came, lastLeft) - pace) * WEIGHT
      lastLeft = left
    }
  }
}
