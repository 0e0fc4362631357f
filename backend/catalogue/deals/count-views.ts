import { sql } from 'drizzle-orm'
import type { ViewCounter } from '@/backend/config/deps'

export function createViewCounter(): ViewCounter {
  let pending = new Map<number, number>()
  return {
    add(dealId) {
      pending.set(dealId, (pending.get(dealId) ?? 0) + 1)
    },
    async flush(db) {
      if (pending.size === 0) return
      const batch = pending
      pending = new Map()
      const values = sql.join(
        [...batch].sort(([a], [b]) => a - b).map(([id, views]) => sql`(${id}::int, ${views}::int)`),
        sql`, `,
      )
      try {
        await db.execute(sql`
          update deals d set view_count = d.view_count + v.views from (values ${values}) as v(id, views)
          where d.id = v.id`)
      } catch (error) {
        for (const [id, views] of batch) pending.set(id, (pending.get(id) ?? 0) + views)
        throw error
      }
    },
  }
}
