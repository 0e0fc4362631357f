import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { Site } from '@/lib/domain/site/site'
import { log } from '@/lib/log'
import { isOutage } from '@/lib/server/outage'
import { reportError } from '@/lib/telemetry/report-error'
import { hostOf } from './host'
import { findSite } from './site'

const NOT_FOUND_INIT = { status: 404, headers: { 'cache-control': 'no-store' } }

/** 404 for an unknown host or file, 503 while the API is unavailable. */
export async function hostFileResponse(
  request: Request,
  render: (site: Site) => Promise<Response | null>,
): Promise<Response> {
  try {
    const site = await findSite(hostOf(request.headers))
    return (site && (await render(site))) ?? new Response(null, NOT_FOUND_INIT)
  } catch (error) {
    // thrown by Next itself, to find out while it builds that the answer depends on the request
    unstable_rethrow(error)
    if (!isOutage(error) && reportError(error, 'file')) log.error({}, 'file failed', error)
    return new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
  }
}

/** Cached for `seconds`. */
export function hostFile(body: BodyInit, type: string, seconds: number): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${seconds}`,
      'x-content-type-options': 'nosniff',
    },
  })
}
