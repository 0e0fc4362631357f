import type { Instrumentation } from 'next'

/** Runs once, before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startTelemetry } = await import('@/lib/server/telemetry')
  const { prepareEachRequest } = await import('@/lib/server/routing/prepare-request')
  await startTelemetry()
  prepareEachRequest()
}

/** What a page, a route handler or the middleware has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportPageError } = await import('@/lib/server/telemetry')
  reportPageError(error, routePath)
}
