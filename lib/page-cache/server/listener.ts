import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { PURGED_HEADER } from '@/lib/contract/purge'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { SPECULATION_PATH, sendSpeculationRules } from '@/lib/page-cache/document/speculation-rules'
import type { PageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { observe } from '@/lib/page-cache/telemetry/observe'
import { inRequestSpan } from '@/lib/page-cache/telemetry/request-span'
import type { RouteNames } from '@/lib/page-cache/telemetry/route-names'
import { failureDocument, languageOf } from '@/lib/server/routing/failure-words'
import { isPictureUrl, pictureUrl } from '@/lib/server/routing/picture-address'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'
import { respelledUrl, splitUrl } from '@/lib/server/routing/url-spelling'
import { incrementCounter } from '@/lib/telemetry/counters'
import { mayReadMetrics } from '@/lib/telemetry/may-read-metrics'
import { reportError } from '@/lib/telemetry/report-error'
import { REQUEST_ID_HEADER, withRequestId } from '@/lib/telemetry/request-id'
import { isTracing } from '@/lib/telemetry/tracing'
import { type Lifetime, sendHealth } from './health'
import { rejectionStatus, sendMoved, sendRejection } from './rejections'
import type { createRequestHandler } from './request-handler'

const LIMITS = { 400: 'address', 405: 'method', 411: 'length', 413: 'body' } as const
const HTML = 'text/html'
const LOCAL = /^(::1|(::ffff:)?127\.[\d.]+)$/

interface Parts {
  handler: ReturnType<typeof createRequestHandler>
  metrics: PageCacheMetrics
  purge: (tags: readonly string[]) => void
  nameOf: RouteNames
  lifetime: Lifetime
}

/** All that the storefront's port answers: pages, purges, health, and metrics for who may read them. */
export function createListener({ handler, metrics, purge, nameOf, lifetime }: Parts): RequestListener {
  /** A page from memory takes less than it would to observe it: it is counted, and that is all. */
  function sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    const { method = '', url = '' } = request
    try {
      if (isTracing() || !handler.sendStored(request, response)) return false
    } catch (error) {
      sendFailure(request, response, nameOf(url), error)
    }
    const seconds = (performance.now() - startedAt) / 1000
    metrics.countRequest({ method, route: nameOf(url), status: response.statusCode, seconds })
    return true
  }

  const answer: RequestListener = (request, response) => {
    if (sendHealth(request, response, lifetime)) return
    const respelled = respelledUrl(request.url ?? '')
    if (respelled !== null) return sendMoved(request, response, respelled)
    if (isPictureUrl(request.url ?? '')) {
      const url = pictureUrl(request.url ?? '')
      if (url === null) return sendRejection(request, response, 404)
      request.url = url
    }
    const [path] = splitUrl(request.url ?? '')
    if (path === '/metrics' && mayRead(request)) return void sendMetrics(response, metrics)
    if (path === SPECULATION_PATH) return void sendSpeculationRules(request, response)
    if (request.method === 'POST' && request.url === '/api/revalidate') purgeAfter(response, purge)
    const route = nameOf(request.url ?? '')
    const fail = (error: unknown) => sendFailure(request, response, route, error)
    inRequestSpan(request, response, {
      route,
      answer() {
        try {
          if (isTracing() && handler.sendStored(request, response)) return
          handler.answer(request, response)?.catch(fail)
        } catch (error) {
          fail(error)
        }
      },
    })
  }

  return (request, response) => {
    // a proxy that keeps its connections opens the next one elsewhere
    if (lifetime.isStopping) response.shouldKeepAlive = false
    const rejection = rejectionStatus(request)
    if (!rejection && sendStored(request, response)) return
    const id = observe(request, response, { count: metrics.countRequest, nameOf })
    withRequestId(id, () => (rejection ? reject(request, response, rejection) : answer(request, response)))
  }
}

function reject(request: IncomingMessage, response: ServerResponse, rejection: keyof typeof LIMITS): void {
  incrementCounter('limits', { limit: LIMITS[rejection] })
  sendRejection(request, response, rejection)
}

function sendFailure(request: IncomingMessage, response: ServerResponse, route: string, error: unknown): void {
  log.error({ route }, 'page failed', error)
  reportError(error, 'page-cache', route)
  if (response.headersSent) return void response.destroy()
  setTransportHeaders(request, response)
  response.setHeader(REQUEST_ID_HEADER, request.headers[REQUEST_ID_HEADER] ?? '')
  const headers = ['cache-control', 'private, no-store', 'retry-after', '5']
  if (!request.headers.accept?.includes(HTML)) return void response.writeHead(503, headers).end()
  const language = languageOf(request.url ?? '', request.headers)
  void failureDocument(language).then((html) =>
    response.writeHead(503, [...headers, 'content-type', `${HTML}; charset=utf-8`]).end(html),
  )
}

/** Once Next has purged its own pages, which is when it ends its response. */
function purgeAfter(response: ServerResponse, purge: Parts['purge']): void {
  response.once('finish', () => {
    const tags = `${response.getHeader(PURGED_HEADER) ?? ''}`.split(' ').filter(Boolean)
    incrementCounter('purges', { result: tags.length > 0 ? 'received' : 'refused' })
    if (tags.length > 0) purge(tags)
  })
}

function mayRead(request: IncomingMessage): boolean {
  const { authorization } = request.headers
  return mayReadMetrics({ isLocal: isLocal(request), authorization }, env().METRICS_TOKEN)
}

/** Whether a request comes neither from another machine nor through a proxy. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for'] ?? socket.remoteAddress
  return LOCAL.test(socket.remoteAddress ?? '') && LOCAL.test(`${forwarded}`)
}

async function sendMetrics(response: ServerResponse, { text, contentType }: PageCacheMetrics): Promise<void> {
  const body = await text()
  response.writeHead(200, ['content-type', contentType, 'cache-control', 'no-store']).end(body)
}
