import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from './logger'

/** Logs one line per request, with the route template instead of the path, since paths contain order ids. */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const reqId = c.req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] ?? randomUUID()
    const startedAt = performance.now()
    c.header('x-request-id', reqId)
    c.set('reqId', reqId)
    await next()
    const rc = c.res.headers.get('x-plaza-rc') ?? undefined
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const fields = { reqId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms }
    logger.info(rc === undefined ? fields : { ...fields, rc: Number(rc) }, 'request')
  }
}
