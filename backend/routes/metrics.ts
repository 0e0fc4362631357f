import type { Hono } from 'hono'
import type { Database } from '@/backend/db/database'
import { isLoopback } from '@/backend/http/client-address'
import { createMetrics } from '@/backend/metrics'

/** For a scraper on this machine. A request that a proxy forwards comes from outside. */
export function registerMetrics(app: Hono, db: Database): void {
  const metrics = createMetrics(db)
  app.get('/metrics', async (c) => {
    if (!isLoopback(c) || c.req.header('x-forwarded-for') || c.req.header('forwarded')) return c.notFound()
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
  })
}
