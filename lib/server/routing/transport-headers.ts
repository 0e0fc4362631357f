import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { type HeaderReader, hostOf, protocolOf } from '@/lib/server/site/host'

const TWO_YEARS = 63_072_000
/** Pictures are shown by mails, by programs that preview shared links, and by other sites; nothing else of ours is. */
const PICTURES =
  /^\/(?:media|pictures|og|icons?|categories)\/|^\/_next\/image(?:[?/]|$)|^\/[^/?]+\.(?:svg|png|webp|ico)(?:\?|$)/

/** Files that an ASSET_ORIGIN serves, which gets them from here. */
const ASSETS = /^\/(?:_next\/static|fonts)\//
/** A page reads typefaces, and whether its scripts came, only with permission where they are of another origin. */
const OF_ANY_PAGE = ['access-control-allow-origin', '*', 'timing-allow-origin', '*']

/** Which sites may load a URL of this server, a path and maybe a query, into a page. */
function resourcePolicy(url: string): 'cross-origin' | 'same-origin' {
  return PICTURES.test(url) ? 'cross-origin' : 'same-origin'
}

/** How long browsers use https alone, for the host of a request that came by it; null on http, which has no say. */
function strictTransport(headers: HeaderReader): string | null {
  if (protocolOf(headers) !== 'https') return null
  return `max-age=${TWO_YEARS}${env().HSTS_SUBDOMAINS.includes(hostOf(headers)) ? '; includeSubDomains' : ''}`
}

/** The names and values, in turn, of the headers that depend on how and where a response was asked for. */
export function transportHeaders(request: IncomingMessage): string[] {
  const strict = strictTransport(readerOf(request))
  const url = request.url ?? ''
  const policy =
    env().ASSET_ORIGIN && ASSETS.test(url)
      ? ['cross-origin-resource-policy', 'cross-origin', ...OF_ANY_PAGE]
      : ['cross-origin-resource-policy', resourcePolicy(url)]
  return strict ? [...policy, 'strict-transport-security', strict] : policy
}

/** Sets them; not for a response that is sent with a list of headers, which Node would copy one by one. */
export function setTransportHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = transportHeaders(request)
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}

function readerOf({ headers }: IncomingMessage): HeaderReader {
  return { get: (name) => headers[name]?.toString() }
}
