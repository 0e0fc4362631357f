import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Once this process is asked to stop, a connection ends with its response: whoever keeps it opens the next elsewhere. */
export function closeWhenStopping(
  stopping: AbortSignal,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> {
  return (c, next) => {
    if (stopping.aborted && c.env?.outgoing) c.env.outgoing.shouldKeepAlive = false
    return next()
  }
}
