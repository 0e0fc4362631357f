import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Closes each connection after its response once the process stops, so that clients reconnect to another process. */
export function closeWhenStopping(
  stopping: AbortSignal,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> {
  return (c, next) => {
    if (stopping.aborted && c.env?.outgoing) c.env.outgoing.shouldKeepAlive = false
    return next()
  }
}
