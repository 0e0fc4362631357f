import type { Hono } from 'hono'
import type { Deps } from '@/backend/deps'
import { isLoopback } from '@/backend/http/client-address'
import type { ApiMetrics } from '@/backend/metrics'
import { mayReadMetrics } from '@/lib/telemetry/may-read-metrics'

/** For a scraper on this machine, or with `METRICS_TOKEN`. A request that a proxy forwards comes from outside. */
export function registerMetrics(app: Hono, { config: { metricsToken } }: Deps, metrics: ApiMetrics): void {
  app.get('/metrics', async (c) => {
    const isLocal = isLoopback(c) && !c.req.header('x-forwarded-for') && !c.req.header('forwarded')
    const authorization = c.req.header('authorization')
    if (!mayReadMetrics({ isLocal, authorization }, metricsToken)) return c.notFound()
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
}
