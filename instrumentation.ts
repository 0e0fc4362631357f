import type { Instrumentation } from 'next'

/** Runs once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startTelemetry } = await import('@/lib/server/telemetry')
  const { env } = await import('@/lib/env')
  const { forbidCachedErrors } = await import('@/lib/server/routing/uncached-errors')
  const { hideQueries } = await import('@/lib/server/routing/hidden-query')
  const { forwardPeerAddress } = await import('@/lib/server/routing/peer-address')
  await startTelemetry()
  if (!env().TRUST_PROXY) forwardPeerAddress()
  hideQueries()
  forbidCachedErrors()
}

/** What a page, a route handler or the middleware has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportPageError } = await import('@/lib/server/telemetry')
  reportPageError(error, routePath)
}
