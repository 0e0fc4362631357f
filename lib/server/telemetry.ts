import 'server-only'
import { forwardRequestIds } from '@/lib/commerce-client/transport/forwarded-headers'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { reportCrashes } from '@/lib/telemetry/report-crashes'
import { reportError, sendErrorReports } from '@/lib/telemetry/report-error'
import { isOutage } from './outage'

/** Request ids, reports of errors and, if there is a collector, traces: of this process, from now on. */
export async function startTelemetry(): Promise<void> {
  const { ERROR_REPORT_URL, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env()
  sendErrorReports('storefront', ERROR_REPORT_URL)
  reportCrashes((event, error) => log.error({}, event, error), { ends: false, isExpected: isOutage })
  forwardRequestIds()
  if (!endpoint) return
  const { startTracing } = await import('@/lib/telemetry/start-tracing')
  startTracing({ service: 'plaza-storefront', endpoint, share })
}

/** An error that Next noticed, in the route of this pattern; one that our own code has reported is left alone. */
export function reportPageError(error: unknown, route: string): void {
  if (isOutage(error)) return
  if (reportError(error, 'page', route)) log.error({ route }, 'page failed', error)
}
