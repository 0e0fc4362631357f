import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { type HeaderReader, hostOf } from '@/lib/server/site/host'
import { protocolOf } from '@/lib/server/site/protocol'
import { onEveryRequest } from './every-request'

const TWO_YEARS = 63_072_000
/** Pictures are shown by mails, by programs that draw shared links, and by other sites; nothing else of ours is. */
const PICTURES =
  /^\/(?:media|pictures|og|icons?|categories)\/|^\/_next\/image(?:[?/]|$)|^\/[^/?]+\.(?:svg|png|webp|ico)(?:\?|$)/

/** Who may load what is at a URL of this server, a path and maybe a query, into a page. */
function resourcePolicy(url: string): 'cross-origin' | 'same-origin' {
  return PICTURES.test(url) ? 'cross-origin' : 'same-origin'
}

/** How long browsers use https alone, for the host of a request that came by it; null on http, which has no say. */
function strictTransport(headers: HeaderReader): string | null {
  if (protocolOf(headers) !== 'https') return null
  return `max-age=${TWO_YEARS}${env().HSTS_SUBDOMAINS.includes(hostOf(headers)) ? '; includeSubDomains' : ''}`
}

/** From now on every response of this process has both headers, whoever writes it. Returns what ends that. */
export function sendTransportHeaders(): () => void {
  return onEveryRequest(({ request, response }) => {
    response.setHeader('cross-origin-resource-policy', resourcePolicy(request.url ?? ''))
    const strict = strictTransport(readerOf(request))
    if (strict) response.setHeader('strict-transport-security', strict)
  })
}

function readerOf({ headers }: IncomingMessage): HeaderReader {
  return { get: (name) => headers[name]?.toString() }
}
