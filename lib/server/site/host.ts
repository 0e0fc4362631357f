import { env } from '@/lib/env'

/** The host a request was made to, without port and in lower case. Forwarded headers count behind a trusted proxy only. */
export function hostOf(headers: Headers): string {
  return authorityOf(headers).replace(/:\d+$/, '')
}

/** Host with port, as an Origin header would have it. */
export function authorityOf(headers: Headers): string {
  const forwarded = env().TRUST_PROXY ? headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return (forwarded || headers.get('host') || '').toLowerCase()
}

/** `https://noodle.example`, for links that leave the site and come back. */
export function originOf(headers: Headers): string {
  return `${new URL(env().SITE_ORIGIN).protocol}//${authorityOf(headers)}`
}
