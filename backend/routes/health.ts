import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/deps'

/** 200 when the database answers, else 503. */
export function registerHealth(app: Hono, { db }: Deps): void {
  app.get('/healthz', async (c) => {
    try {
      await db.execute(sql`select 1`)
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'no database' }, 503)
    }
  })
}
