import { withoutRoot } from '@/lib/domain/site/host-name'
import { env } from '@/lib/env'

/** `Headers`, or those of Node. */
export interface HeaderReader {
  get: (name: string) => string | null | undefined
}

/**
 * The host a request was sent to, lower case, without port and root. Forwarded headers are used only behind a trusted
 * proxy.
 */
export function hostOf(headers: HeaderReader): string {
  return withoutRoot(authorityOf(headers).replace(/:\d+$/, ''))
}

/** Whether a host, as from `hostOf`, is the marketplace's rather than a store's own domain. */
export function isSharedHost(host: string): boolean {
  return env().SHARED_HOSTS.includes(host)
}

export function authorityOf(headers: HeaderReader): string {
  const forwarded = env().TRUST_PROXY ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return (forwarded || headers.get('host') || '').toLowerCase()
}

/** `https://noodle.example`, for links that leave the site and return: as it was named, since its cookies are. */
export function originOf(headers: HeaderReader): string {
  return `${new URL(env().SITE_ORIGIN).protocol}//${authorityOf(headers)}`
}

/** The protocol that a trusted proxy names, else that of the configured site. */
export function protocolOf(headers: HeaderReader): 'https' | 'http' {
  const forwarded = env().TRUST_PROXY ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined
  return /^https(:|$)/i.test(forwarded || env().SITE_ORIGIN) ? 'https' : 'http'
}

/** Whether cookies are for https alone. A site that is configured for it never sets others, whatever a request is. */
export function isSecure(headers: HeaderReader): boolean {
  return env().SITE_ORIGIN.startsWith('https:') || protocolOf(headers) === 'https'
}
