import { createHash } from 'node:crypto'
import { inlineStyles, styleLinks } from './document/critical-styles'
import { delayScripts } from './document/late-scripts'
import { lean } from './document/lean'
import { hashScripts } from './document/script-policy'
import type { DocumentRequest } from './document-request'
import { FLIGHT_PATH, type Flights, flightBody } from './flights'
import type { FrontMetrics } from './metrics'
import type { AskOrigin, OriginResponse } from './origin'
import type { StoredPage } from './page-store'
import { SPECULATION_HEADERS } from './speculation'
import { createSplitCache } from './split-cache'
import { type StoredBody, storeBody } from './stored-body'
import { createStylesheets } from './stylesheets'

export interface BuiltPage extends StoredPage {
  /** may be served to others */
  isStorable: boolean
  /** of the script for hydration */
  flight: string | null
}

const POLICY = 'content-security-policy'

/** What was made of a response; the same response makes the same. */
interface Made {
  body: StoredBody
  flight: { hash: string; body: StoredBody } | null
}

/** Requests pages from Next and makes them what browsers get. `maxSize` bounds what is remembered of that, in bytes. */
export function createPageBuilder(askOrigin: AskOrigin, flights: Flights, metrics: FrontMetrics, maxSize: number) {
  const readStyles = createStylesheets(askOrigin)
  const made = createSplitCache<Made>(maxSize, ({ body, flight }) => body.size + (flight?.body.size ?? 0))

  /** Light, styled by itself, and with a policy for its own inline scripts alone. */
  async function transform({ status, headers, body }: OriginResponse, url: string): Promise<Made> {
    const original = body.toString()
    const late = delayScripts(original, (hash) => `${FLIGHT_PATH}${hash}${url}`)
    if (!late) metrics.count('untransformed')
    const light = late ? lean(late.html) : original
    const styles = late && (await readStyles(styleLinks(light)).catch(() => null))
    const html = styles ? inlineStyles(light, styles) : light
    const sent = headers.map(([name, value]): [string, string] => [
      name,
      name === POLICY ? hashScripts(value, html) : value,
    ])
    return {
      body: storeBody(status, late ? [...sent, ...SPECULATION_HEADERS] : sent, html),
      flight: late && { hash: late.flight.hash, body: flightBody(late.flight.script) },
    }
  }

  async function make(response: OriginResponse, url: string, isOpen: boolean): Promise<Made> {
    const { status, headers, body } = response
    if (!isHtml(response)) return { body: storeBody(status, headers, body.toString()), flight: null }
    const source = createHash('sha256')
      .update(JSON.stringify([url, status, headers]))
      .update(body)
      .digest('base64')
    const page = made.get(source) ?? (await transform(response, url))
    made.set(source, page, isOpen)
    return page
  }

  return async (request: DocumentRequest): Promise<BuiltPage> => {
    metrics.count('fill')
    const at = Date.now()
    const response = await askOrigin(request.origin)
    const { status } = response
    const isOpen = request.isSearch || !request.isStorable || status !== 200
    const { body, flight } = await make(response, status === 404 ? request.missingUrl : request.origin.url, isOpen)
    if (flight) flights.add(flight.hash, flight.body, isOpen)
    return {
      status,
      body,
      at,
      tags: tagsOf(response),
      isStorable: isStorable(request, response),
      flight: flight?.hash ?? null,
    }
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
