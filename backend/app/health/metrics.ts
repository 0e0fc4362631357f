import type { Hono } from 'hono'
import type { ApiMetrics } from '@/backend/app/metrics'
import type { Deps } from '@/backend/config/deps'
import { isFromHere } from '@/backend/platform/http/local-tools'
import { mayReadMetrics } from '@/lib/telemetry/may-read-metrics'

/** For a scraper on this machine, or with `METRICS_TOKEN`. A request that a proxy forwards comes from outside. */
export function registerMetrics(app: Hono, { config: { metricsToken, publicUrl } }: Deps, metrics: ApiMetrics): void {
  app.get('/metrics', async (c) => {
    const isLocal = isFromHere(c, publicUrl)
    const authorization = c.req.header('authorization')
    if (!mayReadMetrics({ isLocal, authorization }, metricsToken)) return c.notFound()
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
}
