import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inlineStyles, styleLinks } from './document/critical-styles'
import { delayScripts } from './document/late-scripts'
import { hashScripts } from './document/script-policy'
import type { DocumentRequest } from './document-request'
import type { FrontMetrics } from './metrics'
import type { AskOrigin, OriginResponse } from './origin'
import type { StoredPage } from './page-store'
import { SPECULATION_HEADER } from './speculation'
import { type StoredBody, storeBody } from './stored-body'
import { createStylesheets } from './stylesheets'

/** Where the data of a page's hydration is, followed by its hash and the URL of the page. */
export const FLIGHT_PATH = '/_plaza/flight/'

export type Flights = LRUCache<string, StoredBody>

export interface BuiltPage extends StoredPage {
  status: number
  /** may be served to others */
  isStorable: boolean
  /** of the script for hydration */
  flight: string | null
}

const FLIGHT_HEADERS: [string, string][] = [
  ['content-type', 'text/javascript; charset=utf-8'],
  ['cache-control', 'public, max-age=31536000, immutable'],
  ['x-content-type-options', 'nosniff'],
]
const POLICY = 'content-security-policy'

export const createFlights = (maxSize: number): Flights =>
  new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })

/** Requests pages from Next and makes them what browsers get. */
export function createPageBuilder(askOrigin: AskOrigin, flights: Flights, metrics: FrontMetrics) {
  const readStyles = createStylesheets(askOrigin)

  /** Light, styled by itself, and with a policy for its own inline scripts alone. */
  async function transform(response: OriginResponse, { origin: { url } }: DocumentRequest) {
    const original = response.body.toString()
    if (!isHtml(response)) return { html: original, headers: response.headers, flight: null }
    const late = delayScripts(original, (hash) => `${FLIGHT_PATH}${hash}${url}`)
    const light = late?.html ?? original
    const styles = late && (await readStyles(styleLinks(light)).catch(() => null))
    const html = styles ? inlineStyles(light, styles) : light
    const headers = response.headers.map(([name, value]): [string, string] => [
      name,
      name === POLICY ? hashScripts(value, html) : value,
    ])
    return { html, headers: late ? [...headers, SPECULATION_HEADER] : headers, flight: late?.flight ?? null }
  }

  return async (request: DocumentRequest, last?: StoredPage): Promise<BuiltPage> => {
    metrics.count('fill')
    const at = Date.now()
    const response = await askOrigin(request.origin)
    const facts = { status: response.status, isStorable: isStorable(request, response), at, tags: tagsOf(response) }
    const source = createHash('sha256').update(JSON.stringify(response.headers)).update(response.body).digest('base64')
    if (last?.source === source) return { ...last, ...facts, flight: null }
    const { html, headers, flight } = await transform(response, request)
    if (flight) flights.set(flight.hash, storeBody(200, FLIGHT_HEADERS, flight.script))
    else if (isHtml(response)) metrics.count('untransformed')
    return { ...facts, source, body: storeBody(response.status, headers, html), flight: flight?.hash ?? null }
  }
}

const headerOf = ({ headers }: OriginResponse, name: string) => headers.find(([one]) => one === name)?.[1] ?? ''

function isHtml(response: OriginResponse): boolean {
  return headerOf(response, 'content-type').startsWith('text/html')
}

function isStorable(request: DocumentRequest, response: OriginResponse): boolean {
  if (!request.isStorable || response.status !== 200 || response.isStale || !isHtml(response)) return false
  return headerOf(response, 'set-cookie') === '' && !headerOf(response, 'cache-control').includes('no-store')
}

function tagsOf(response: OriginResponse): string[] {
  return headerOf(response, 'surrogate-key').split(' ')
}
