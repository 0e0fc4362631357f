import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { isPictureUrl, pictureUrl } from '@/lib/server/routing/picture-address'
import { PURGED_HEADER } from '@/lib/server/routing/purged-header'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'
import type { createFront } from './front'
import type { FrontMetrics } from './metrics'
import { refusalOf, refuse } from './refusals'
import { SPECULATION_PATH, sendSpeculationRules } from './speculation'

const LOCAL = /^(::1|(::ffff:)?127\.[\d.]+)$/

interface Parts {
  front: ReturnType<typeof createFront>
  metrics: FrontMetrics
  /** forgets the pages with one of these tags */
  purge: (tags: readonly string[]) => void
}

/** All that the storefront's port answers: pages, purges, and metrics for this machine. */
export function createListener({ front, metrics, purge }: Parts): RequestListener {
  return (request, response) => {
    const refusal = refusalOf(request)
    if (refusal) return refuse(request, response, refusal)
    if (isPictureUrl(request.url ?? '')) {
      const url = pictureUrl(request.url ?? '')
      if (url === null) return refuse(request, response, 404)
      request.url = url
    }
    if (request.url === '/metrics' && isLocal(request)) return void sendMetrics(response, metrics)
    if (request.url === SPECULATION_PATH) return void sendSpeculationRules(request, response)
    if (request.method === 'POST' && request.url === '/api/revalidate') purgeAfter(response, purge)
    const fail = (error: unknown) => sendFailure(request, response, error)
    try {
      front(request, response)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

function sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  log.error({ err: error, path: request.url?.split('?')[0] }, 'page failed')
  if (response.headersSent) return void response.destroy()
  setTransportHeaders(request, response)
  response.writeHead(503, ['cache-control', 'private, no-store', 'retry-after', '5']).end()
}

/** Once Next has purged its own pages, which is when it ends its response. */
function purgeAfter(response: ServerResponse, purge: Parts['purge']): void {
  response.once('finish', () => {
    const tags = `${response.getHeader(PURGED_HEADER) ?? ''}`.split(' ').filter(Boolean)
    if (tags.length > 0) purge(tags)
  })
}

/** Neither from another machine nor through a proxy. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for'] ?? socket.remoteAddress
  return LOCAL.test(socket.remoteAddress ?? '') && LOCAL.test(`${forwarded}`)
}

async function sendMetrics(response: ServerResponse, { registry }: FrontMetrics): Promise<void> {
  const body = await registry.metrics()
  response.writeHead(200, ['content-type', registry.contentType, 'cache-control', 'no-store']).end(body)
}
