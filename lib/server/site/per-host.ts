import 'server-only'
import type { Site } from '@/lib/domain/site/site'
import { hostOf } from './host'
import { findSite } from './site'

const NOT_HERE = { status: 404, headers: { 'cache-control': 'no-store' } }

/**
 * A file that every host has a version of: 404 for a host that is nobody's or a file that is not there,
 * 503 while the API cannot tell.
 */
export async function perHost(request: Request, make: (site: Site) => Promise<Response | null>): Promise<Response> {
  try {
    const site = await findSite(hostOf(request.headers))
    return (site && (await make(site))) ?? new Response(null, NOT_HERE)
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
  }
}

/** A file for everybody who asks this host, kept for `seconds`. */
export function hostFile(body: BodyInit, type: string, seconds: number): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${seconds}`,
      'x-content-type-options': 'nosniff',
    },
  })
}
