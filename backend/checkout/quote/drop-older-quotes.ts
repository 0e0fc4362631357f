import { and, desc, eq, isNull, ne, notInArray } from 'drizzle-orm'
import { quotes } from '@/backend/checkout/schema'
import type { Database } from '@/backend/platform/db/database'

interface NewestQuote {
  id: string
  customerId: number
}

/** Of a customer's quotes that no checkout has used the newest `kept` stay: each change of an open checkout makes one. */
export async function dropOlderQuotes(db: Database, { id, customerId }: NewestQuote, kept: number): Promise<void> {
  const isOpen = and(eq(quotes.customerId, customerId), isNull(quotes.attemptedAt), ne(quotes.id, id))
  const others = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(isOpen)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(kept - 1)
  await db.delete(quotes).where(and(isOpen, notInArray(quotes.id, others)))
}
