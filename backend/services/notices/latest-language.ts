import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import type { Language } from '@/lib/domain/site/languages'

/** The language of a customer's last order, for a message that another person causes; else `otherwise`. */
export async function latestLanguage(db: Database, customerId: number, otherwise: Language): Promise<Language> {
  const [last] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last?.language ?? otherwise
}
