import { env } from '@/lib/env'
import type { HeaderReader } from './host'

/** As a trusted proxy says of a request, else as the site is configured. */
export function protocolOf(headers: HeaderReader): 'https' | 'http' {
  const forwarded = env().TRUST_PROXY ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined
  return /^https(:|$)/i.test(forwarded || env().SITE_ORIGIN) ? 'https' : 'http'
}

/** Whether cookies are for https alone. A site that is configured for it never sets others, whatever a request is. */
export function isSecure(headers: HeaderReader): boolean {
  return env().SITE_ORIGIN.startsWith('https:') || protocolOf(headers) === 'https'
}
