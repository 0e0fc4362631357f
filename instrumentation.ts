import type { Instrumentation } from 'next'

/** Runs once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startTelemetry } = await import('@/lib/server/telemetry')
  const { isPreparedByPageCache, prepareRequest } = await import('@/lib/server/routing/prepare-request')
  const { onRequestStart } = await import('@/lib/server/routing/on-request-start')
  await startTelemetry()
  if (!isPreparedByPageCache()) onRequestStart(prepareRequest)
}

/** What a page, a route handler or the middleware has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportPageError } = await import('@/lib/server/telemetry')
  reportPageError(error, routePath)
}
