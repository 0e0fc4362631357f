import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '@/lib/telemetry/logger'
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '@/lib/telemetry/request-id'
import type { AnsweredRequest } from '@/lib/telemetry/request-metrics'
import { inSpan } from '@/lib/telemetry/tracing'

const ROUTE = 'route'
/** Requested every few seconds by machines, and therefore counted but not logged. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/** Overrides the route of a request in logs and metrics, such as by the call of a signed request. */
export function nameRoute(c: Context, path: string): void {
  c.set(ROUTE, path)
}

/** Logs requests by the pattern of their route, since paths contain order ids. Keeps a well-formed request id. */
export function observeRequests(logger: Logger, count: (request: AnsweredRequest) => void): MiddlewareHandler {
  return (c, next) => {
    const reqId = requestIdOf(c.req.header(REQUEST_ID_HEADER))
    c.header(REQUEST_ID_HEADER, reqId)
    return withRequestId(reqId, () => answer(c, next, { logger, count }))
  }
}

interface Observers {
  logger: Logger
  count: (request: AnsweredRequest) => void
}

async function answer(c: Context, next: () => Promise<void>, { logger, count }: Observers): Promise<void> {
  const { method } = c.req
  const startedAt = performance.now()
  const from = Object.fromEntries(c.req.raw.headers)
  await inSpan({ name: method, kind: 'server', facts: { 'http.request.method': method }, from }, async (span) => {
    await next()
    span.name(`${method} ${routeOf(c)}`)
    span.add({ 'http.route': routeOf(c), 'http.response.status_code': c.res.status })
    if (c.res.status >= 500) span.fail()
  })
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const rc = c.res.headers.get('x-plaza-rc')
  const route = routeOf(c)
  count({ method, route, status: c.res.status, seconds: ms / 1000 })
  if (PROBES.has(route)) return
  logger.info({ method, route, status: c.res.status, ms, ...(rc !== null && { rc: Number(rc) }) }, 'request')
}

export function routeOf(c: Context): string {
  // patterns that end in * belong to middleware
  return c.get(ROUTE) ?? matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
}
