import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { SESSION_COOKIE } from '@/lib/server/session/session-cookie'
import { type BuiltPage, FLIGHT_PATH, type Flights } from './build-page'
import { cookieOf, type DocumentRequest, toDocumentRequest } from './document-request'
import type { FrontMetrics, PageEvent } from './metrics'
import type { PageStore, StoredPage } from './page-store'

/** How long a page is sent as it is, and then while it is rendered again; an older one waits for the new one. */
const FRESH_MS = 15_000
const STALE_MS = 300_000
const FLIGHT = new RegExp(`^${FLIGHT_PATH}([\\w-]{22})(/.*)$`)

interface Parts {
  /** Next itself */
  passOn: RequestListener
  build: (request: DocumentRequest) => Promise<BuiltPage>
  pages: PageStore
  searches: PageStore
  flights: Flights
  metrics: FrontMetrics
}

/**
 * Answers requests for public pages from memory, or from Next once for all who ask for the same page at the same time.
 * The request of a customer neither fills the cache nor is answered from it. Everything else is passed on.
 */
export function createFront({ passOn, build, pages, searches, flights, metrics }: Parts) {
  const building = new Map<string, Promise<BuiltPage>>()
  const storeOf = ({ isSearch }: DocumentRequest) => (isSearch ? searches : pages)

  /** The page as it is now; whoever asks for it meanwhile gets the same. Stored unless it was purged on the way. */
  function refresh(request: DocumentRequest): Promise<BuiltPage> {
    const known = building.get(request.key)
    if (known) return known
    const store = storeOf(request)
    const generation = store.generation()
    const built = build(request)
      .then((page) => {
        if (page.isStorable && generation === store.generation()) store.set(request.key, page)
        return page
      })
      .finally(() => building.delete(request.key))
    building.set(request.key, built)
    return built
  }

  /** The page to send, and how old it is in seconds if it comes from the cache. */
  async function find(request: DocumentRequest): Promise<{ page: StoredPage; outcome: PageEvent; age: number }> {
    const stored = storeOf(request).get(request.key)
    if (!stored) return { page: await refresh(request), outcome: 'miss', age: 0 }
    const age = Date.now() - stored.at
    const found = { page: stored, age: Math.floor(age / 1000) }
    if (age < FRESH_MS) return { ...found, outcome: 'hit' }
    const refreshed = refresh(request).catch(() => null)
    if (age < STALE_MS) return { ...found, outcome: 'stale' }
    const page = await refreshed
    // the last good page is better than a failure
    return page && page.status < 500 ? { page, outcome: 'miss', age: 0 } : { ...found, outcome: 'stale' }
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, wanted: DocumentRequest): Promise<void> {
    if (!wanted.isStorable || cookieOf(request.headers.cookie, SESSION_COOKIE) !== undefined) {
      metrics.count('unstored')
      return (await build(wanted)).body.send(request, response)
    }
    const { page, outcome, age } = await find(wanted)
    metrics.count(outcome)
    return page.body.send(request, response, age > 0 ? ['age', `${age}`] : [])
  }

  /** A script for hydration; if it is gone, that of the page as it is now, which React then renders anew. */
  async function sendFlight(request: IncomingMessage, response: ServerResponse, hash: string, url: string) {
    const stored = flights.get(hash)
    if (stored) return stored.send(request, response)
    request.url = url
    const wanted = toDocumentRequest(request)
    const flight = wanted && (await build(wanted)).flight
    const headers = ['cache-control', 'no-store']
    if (!flight) return void response.writeHead(404, headers).end()
    const location = `${FLIGHT_PATH}${flight}${wanted.origin.url}`
    return void response.writeHead(307, [...headers, 'location', location]).end()
  }

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    if (request.method !== 'GET' && request.method !== 'HEAD') return passOn(request, response)
    const flight = FLIGHT.exec(request.url ?? '')
    if (flight) return sendFlight(request, response, flight[1] ?? '', flight[2] ?? '')
    const wanted = toDocumentRequest(request)
    return wanted ? sendPage(request, response, wanted) : passOn(request, response)
  }

  return answer
}
