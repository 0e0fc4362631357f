import type { Context, MiddlewareHandler } from 'hono'
import { RC } from '@/lib/contract/codes'
import { incrementCounter } from '@/lib/telemetry/counters'

/** Too busy, or without a database: the call may be made again. */
export function busy(c: Context): Response {
  c.header('Retry-After', '1')
  return c.json({ RC: RC.unavailable, msg: 'busy, try again' }, 503)
}

/** Limits concurrent requests: others get 503 at once, so that admitted ones finish in time. `name` is in the metrics. */
export function admission(max: number, name: 'requests' | 'pictures'): MiddlewareHandler {
  let inFlight = 0
  return async (c, next) => {
    if (inFlight >= max) {
      incrementCounter('limits', { limit: name })
      return busy(c)
    }
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
