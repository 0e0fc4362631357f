import { eq } from 'drizzle-orm'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import type { AttemptLookup } from '@/backend/providers/route-to-providers'

/** Finds attempts in the database for the router of providers. */
export function attemptLookup(db: Database): AttemptLookup {
  return {
    async find(idempotencyKey) {
      const { provider, reference } = payments
      const hasKey = eq(payments.idempotencyKey, idempotencyKey)
      const [attempt] = await db.select({ provider, reference }).from(payments).where(hasKey)
      return attempt ?? null
    },
    async setReference(idempotencyKey, reference) {
      await db.update(payments).set({ reference }).where(eq(payments.idempotencyKey, idempotencyKey))
    },
  }
}
