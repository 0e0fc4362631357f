import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cookieIn, SESSION_COOKIE } from '@/lib/domain/site/cookies'
import { type DocumentRequest, toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import type { PageCache, StoredPage } from '@/lib/page-cache/cache/page-cache'
import type { RscPayloads } from '@/lib/page-cache/cache/rsc-payloads'
import type { BuiltPage } from '@/lib/page-cache/document/build-page'
import { type createPictures, isResizedPicture } from '@/lib/page-cache/pictures/send-picture'
import type { PageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-id'
import { bufferResponse } from './buffer-response'
import { inTime, unlessApiHangs } from './patience'
import { createRenderer } from './render-pages'
import { createRscPayloadSender } from './send-rsc-payload'
import type { SendStatic } from './static-files'

/** How long a page is sent as it is, and then while it is rendered again; an older one waits for the new one. */
const FRESH_MS = 15_000
const STALE_MS = 300_000
const STATIC_FILES = '/_next/static/'
const CALLS = '/api/'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

function nameRequest({ request, response }: Exchange): void {
  response.setHeader(REQUEST_ID_HEADER, request.headers[REQUEST_ID_HEADER] ?? '')
}

interface Parts {
  next: RequestListener
  build: (request: DocumentRequest) => Promise<BuiltPage>
  pages: PageCache
  searches: PageCache
  rscPayloads: RscPayloads
  sendStatic: SendStatic
  sendPicture: ReturnType<typeof createPictures>
  metrics: PageCacheMetrics
}

/**
 * Answers requests for public pages from memory, or from Next once for all who ask for the same page at the same time.
 * The request of a customer neither fills the cache nor is answered from it. Everything else is passed on.
 */
export function createRequestHandler({
  next,
  build,
  pages,
  searches,
  rscPayloads,
  sendStatic,
  sendPicture,
  metrics,
}: Parts) {
  const passOn: RequestListener = (request, response) => {
    setTransportHeaders(request, response)
    nameRequest({ request, response })
    if (request.url?.startsWith(CALLS)) bufferResponse(response)
    return next(request, response)
  }
  const sendRscPayload = createRscPayloadSender({ rscPayloads, build })
  const { cacheFor, render, refresh, buildPartial, standIn } = createRenderer({ build, pages, searches, metrics })

  /** `age` in ms; what moves is left to Next, which sees the whole query. */
  function send({ request, response }: Exchange, page: StoredPage, age = 0): Promise<void> | void {
    if (page.status >= 300 && page.status < 400) return passOn(request, response)
    return page.body.send(request, response, age >= 1000 ? ['age', `${Math.floor(age / 1000)}`] : [])
  }

  /**
   * The last good page is better than a failure, and than one that takes long; where there is none, what stands in for
   * it.
   */
  async function sendNew(
    exchange: Exchange,
    document: DocumentRequest,
    rendering: Promise<BuiltPage>,
    kind: 'miss' | 'unstored',
  ): Promise<void> {
    nameRequest(exchange)
    const last = document.isStorable ? cacheFor(document).get(document.key) : undefined
    const waiting = last ? inTime(rendering) : unlessApiHangs(rendering, () => buildPartial(document))
    const page = await waiting.catch(() => null)
    const isNew = page !== null && page.status < 500
    metrics.count(isNew || !last ? kind : 'stale')
    if (isNew) return send(exchange, page)
    if (!last) return send(exchange, (await standIn(document).catch(() => null)) ?? page ?? (await rendering))
    last.failedAt = Date.now()
    return send(exchange, last, last.failedAt - last.at)
  }

  function isForAll({ headers }: IncomingMessage, { isStorable }: DocumentRequest): boolean {
    return isStorable && cookieIn(headers.cookie, SESSION_COOKIE) === undefined
  }

  /** False where it would first have to be rendered. */
  function sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false
    const document = toDocumentRequest(request)
    const stored = document && isForAll(request, document) ? cacheFor(document).get(document.key) : undefined
    if (!document || !stored || isOutdated(stored)) return false
    const age = Date.now() - stored.at
    const isFresh = age < FRESH_MS && !stored.isPurged
    if (!isFresh) refresh(document).catch(() => null)
    metrics.count(isFresh ? 'hit' : 'stale')
    send({ request, response }, stored, age)?.catch(() => response.destroy())
    return true
  }

  function sendPage(exchange: Exchange, document: DocumentRequest): Promise<void> {
    if (!isForAll(exchange.request, document)) return sendNew(exchange, document, render(document), 'unstored')
    return sendNew(exchange, document, refresh(document), 'miss')
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await sendStatic(request, response))) passOn(request, response)
  }

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (!isRead(request)) return passOn(request, response)
    const sending = sendRscPayload(request, response)
    if (sending) return sending
    if (isResizedPicture(request.url)) return sendPicture(request, response)
    if (request.url?.startsWith(STATIC_FILES)) return sendFile(request, response)
    const document = toDocumentRequest(request)
    return document ? sendPage({ request, response }, document) : passOn(request, response)
  }

  return { sendStored, answer }
}

/** A new page is awaited, unless that has just been in vain. */
function isOutdated({ at, isPurged, failedAt = 0 }: StoredPage): boolean {
  const now = Date.now()
  return (isPurged || now - at >= STALE_MS) && now - failedAt >= FRESH_MS
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
