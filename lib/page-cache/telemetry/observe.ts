import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '@/lib/telemetry/request-id'
import type { AnsweredRequest } from '@/lib/telemetry/request-metrics'
import type { RouteNames } from './route-names'

/** Requests that are not logged: a page has dozens of them, whose lines would say little. */
const FILES = /^\/(_next|icon|media|og|pictures)\//

/**
 * Gives a request its id, which it keeps as a header: that of a trusted proxy, or a new one. When it is answered, it is
 * counted, and logged if Next had to work for it (its response has the id then) or it failed.
 */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  { count, nameOf }: { count: (request: AnsweredRequest) => void; nameOf: RouteNames },
): string {
  const { method = '', url = '' } = request
  const id = env().TRUST_PROXY ? requestIdOf(request.headers[REQUEST_ID_HEADER]) : randomUUID()
  request.headers[REQUEST_ID_HEADER] = id
  const startedAt = performance.now()
  response.once('close', () => {
    const ms = performance.now() - startedAt
    const status = response.writableFinished ? response.statusCode : null
    const route = nameOf(url)
    count({ method, route, status, seconds: ms / 1000 })
    const isWork = response.hasHeader(REQUEST_ID_HEADER) && !FILES.test(url)
    if (isWork || (status !== null && status >= 500)) {
      const fields = { method, route, status: status ?? 0, ms: Math.round(ms * 10) / 10 }
      withRequestId(id, () => log.info(fields, 'request'))
    }
  })
  return id
}
