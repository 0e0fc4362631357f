import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { acceptHeader } from '@/lib/domain/site/accept-headers'
import { env } from '@/lib/env'
import { RETRY_SECONDS } from '@/lib/server/outage'
import { unansweredCalls } from '@/lib/telemetry/calls-of-api'
import { hideQuery } from './hidden-query'

const BY_PAGE_CACHE = Symbol.for('plaza.prepared-by-page-cache')
// Next's instrumentation is another bundle of the same process, with a copy of this module
const marks = globalThis as { [BY_PAGE_CACHE]?: true }

/** The specification prints these with a final slash, from which Next would redirect. */
const DOCUMENTED = /^(\/oauth(?:\/migrate)?)\/(?=\?|$)/

const NEGOTIATED = ['accept', 'accept-encoding', 'accept-language'] as const

function prepareRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!env().TRUST_PROXY) forwardPeerAddress(request)
  for (const name of NEGOTIATED)
    if (request.headers[name] && !acceptHeader(request.headers[name])) delete request.headers[name]
  // Next would take the nonce of its scripts from it; the middleware sets its own
  delete request.headers['content-security-policy']
  request.url = request.url?.replace(DOCUMENTED, '$1')
  hideQuery(request)
  nameFailure(response)
}

/**
 * Next's handler, which prepares each of its requests from now on, so that what is sent from memory is not
 * delayed by it. To be called before Next is loaded, which would prepare all requests of the process otherwise.
 */
export function prepared(next: RequestListener): RequestListener {
  marks[BY_PAGE_CACHE] = true
  return (request, response) => {
    prepareRequest(request, response)
    return next(request, response)
  }
}

/** Prepares every request to this process, before anything answers it, unless the page cache does. */
export function prepareEachRequest(): void {
  if (isPreparedByPageCache()) return
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    prepareRequest(request, response)
  })
}

export function isPreparedByPageCache(): boolean {
  return marks[BY_PAGE_CACHE] === true
}

/**
 * Makes `x-forwarded-for` the address of the peer: what a request itself names is forged where no trusted proxy is in
 * front. Next hands no socket to its handlers.
 */
function forwardPeerAddress({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = socket.remoteAddress
}

/**
 * No cache may store this response if it fails, whatever the middleware has promised before the page was rendered: an
 * API that is down for a second would be down for a minute. Next says 500 of every failure; where the API has not
 * answered meanwhile it is 503, as for our own calls, and no fault of the page.
 */
function nameFailure(response: ServerResponse): void {
  const { writeHead } = response
  const before = unansweredCalls()
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const isOutage = status === 500 && unansweredCalls() > before
    if (status >= 500) response.setHeader('cache-control', 'private, no-store')
    if (isOutage) response.setHeader('retry-after', RETRY_SECONDS)
    return Reflect.apply(writeHead, response, [isOutage ? 503 : status, ...rest])
  }
}
