import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'

/** `/healthz` is 200 while this process runs, `/readyz` while its database responds and it is not about to stop. */
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
