import { RETRY_SECONDS } from '@/lib/server/outage'
import type { HeaderReader } from '@/lib/server/site/host'
import { nonceSecret } from './nonce-header'

/** The page cache asks Next by this header for a page in place of one that failed or takes too long. */
const OUTAGE_HEADER = 'x-plaza-outage'

export function outageHeaders(): Record<string, string> {
  return { [OUTAGE_HEADER]: nonceSecret() }
}

export function wantsOutage(headers: HeaderReader): boolean {
  return headers.get(OUTAGE_HEADER) === nonceSecret()
}

/** Of a response with status 503: nobody stores it, and whoever wants may ask again. */
export const OUTAGE_RESPONSE = { 'cache-control': 'private, no-store', 'retry-after': RETRY_SECONDS }
