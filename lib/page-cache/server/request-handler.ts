import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cookieIn } from '@/lib/domain/site/cookies'
import { type DocumentRequest, toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import type { PageCache, StoredPage } from '@/lib/page-cache/cache/page-cache'
import type { RscPayloads } from '@/lib/page-cache/cache/rsc-payloads'
import type { BuiltPage } from '@/lib/page-cache/document/build-page'
import { inDraftMode } from '@/lib/page-cache/document/draft-mode'
import { type createPictures, isResizedPicture } from '@/lib/page-cache/pictures/send-picture'
import type { PageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { partFailureCount } from '@/lib/server/routing/part-failures'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'
import { SESSION_COOKIE } from '@/lib/server/session/session-cookie'
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-id'
import { bufferResponse } from './buffer-response'
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
  const building = new Map<string, Promise<BuiltPage>>()
  const passOn: RequestListener = (request, response) => {
    setTransportHeaders(request, response)
    nameRequest({ request, response })
    if (request.url?.startsWith(CALLS)) bufferResponse(response)
    return next(request, response)
  }
  const sendRscPayload = createRscPayloadSender({ rscPayloads, build })
  const cacheFor = ({ isSearch }: DocumentRequest) => (isSearch ? searches : pages)

  /**
   * The page as Next renders it. One that fails for a part that it can do without, and of which `last` is not known, is
   * requested once more without that part; nobody stores it.
   */
  async function render(request: DocumentRequest, last?: StoredPage): Promise<BuiltPage> {
    const failures = partFailureCount()
    const page = await build(request)
    if (page.status < 500 || last || partFailureCount() === failures) return page
    metrics.count('partial')
    return build({ ...request, isStorable: false, origin: await inDraftMode(request.origin) })
  }

  /** The page as it is now; whoever asks for it meanwhile gets the same. Stored unless it was purged on the way. */
  function refresh(request: DocumentRequest): Promise<BuiltPage> {
    const known = building.get(request.key)
    if (known) return known
    const cache = cacheFor(request)
    const generation = cache.generation()
    const built = render(request, cache.get(request.key))
      .then((page) => {
        if (page.isStorable && generation === cache.generation()) cache.set(request.key, page)
        // moved or gone; a failure says nothing about the page
        if (page.status >= 300 && page.status < 500) cache.remove(request.key)
        return page
      })
      .finally(() => building.delete(request.key))
    building.set(request.key, built)
    return built
  }

  /** `age` in ms; what moves is left to Next, which sees the whole query. */
  function send({ request, response }: Exchange, page: StoredPage, age = 0): Promise<void> | void {
    if (page.status >= 300 && page.status < 400) return passOn(request, response)
    return page.body.send(request, response, age >= 1000 ? ['age', `${Math.floor(age / 1000)}`] : [])
  }

  async function sendUnstored(exchange: Exchange, document: DocumentRequest): Promise<void> {
    nameRequest(exchange)
    metrics.count('unstored')
    return send(exchange, await render(document))
  }

  /** The last good one is better than a failure. */
  async function sendNew(exchange: Exchange, document: DocumentRequest, last?: StoredPage): Promise<void> {
    nameRequest(exchange)
    const page = await refresh(document).catch((error: Error) => {
      if (!last) throw error
      return null
    })
    const isNew = page && (!last || page.status < 500)
    metrics.count(isNew ? 'miss' : 'stale')
    return isNew ? send(exchange, page) : last && send(exchange, last, Date.now() - last.at)
  }

  function isForAll({ headers }: IncomingMessage, { isStorable }: DocumentRequest): boolean {
    return isStorable && cookieIn(headers.cookie, SESSION_COOKIE) === undefined
  }

  /** False where it would first have to be rendered. */
  function sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isRead(request)) return false
    const document = toDocumentRequest(request)
    const stored = document && isForAll(request, document) ? cacheFor(document).get(document.key) : undefined
    const age = stored ? Date.now() - stored.at : STALE_MS
    if (!document || !stored || age >= STALE_MS) return false
    if (age >= FRESH_MS) refresh(document).catch(() => null)
    metrics.count(age < FRESH_MS ? 'hit' : 'stale')
    send({ request, response }, stored, age)?.catch(() => response.destroy())
    return true
  }

  function sendPage(exchange: Exchange, document: DocumentRequest): Promise<void> {
    if (!isForAll(exchange.request, document)) return sendUnstored(exchange, document)
    return sendNew(exchange, document, cacheFor(document).get(document.key))
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

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
