import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/deps'

/** 200 when the database responds, else 503; `instance` is the name given by whoever started this process. */
export function registerHealth(app: Hono, { db, config: { instance } }: Deps): void {
  app.get('/healthz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      return c.json({ status: 'ok', instance })
    } catch {
      return c.json({ status: 'database unavailable' }, 503)
    }
  })
}
