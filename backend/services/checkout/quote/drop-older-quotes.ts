import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { quotes } from '@/backend/db/schema/quotes'

/** Keeps a customer's newest quotes that no checkout has used: each change of an open checkout makes another one. */
export async function dropOlderQuotes(db: Database, customerId: number, kept: number): Promise<void> {
  const isOpen = and(eq(quotes.customerId, customerId), isNull(quotes.attemptedAt))
  const newest = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(isOpen)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(kept)
  await db.delete(quotes).where(and(isOpen, notInArray(quotes.id, newest)))
}
