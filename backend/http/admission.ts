import type { Context, MiddlewareHandler } from 'hono'
import { RC } from '@/lib/contract/codes'

/** Asks the caller to come back in a second. */
export function busy(c: Context): Response {
  c.header('Retry-After', '1')
  return c.json({ RC: RC.internalError, msg: 'busy, try again' }, 503)
}

/** Takes at most `most` requests at a time; more are told at once to come back, so that those inside finish in time. */
export function admission(most: number): MiddlewareHandler {
  let inside = 0
  return async (c, next) => {
    if (inside >= most) return busy(c)
    inside += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
