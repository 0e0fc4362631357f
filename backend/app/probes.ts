import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { isFromHere } from '@/backend/platform/http/local-tools'
import { mayReadMetrics } from '@/lib/telemetry/may-read-metrics'
import type { ApiMetrics } from './metrics'

/** `/healthz` is 200 while this process runs, `/readyz` while its database responds and it is not stopping. */
export function registerHealth(app: Hono, { db, config: { instance }, stopping }: Deps): void {
  app.get('/healthz', (c) => c.json({ status: 'ok', instance }))
  app.get('/readyz', async (c) => {
    if (stopping.aborted) return c.json({ status: 'stopping' }, 503)
    try {
      await db.execute(sql`select 1`)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database unavailable' }, 503)
    }
  })
}

/** Serves `/metrics` to a scraper on this machine, without a proxy in between, or with `METRICS_TOKEN`. */
export function registerMetrics(app: Hono, { config: { metricsToken, publicUrl } }: Deps, metrics: ApiMetrics): void {
  app.get('/metrics', async (c) => {
    const isLocal = isFromHere(c, publicUrl)
    const authorization = c.req.header('authorization')
    if (!mayReadMetrics({ isLocal, authorization }, metricsToken)) return c.notFound()
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
}
