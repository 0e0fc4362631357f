import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { type giftCards, transfers } from '@/backend/db/schema/ledgers'
import { readStatement } from '@/backend/services/ledger/read-statement'

type Card = Pick<typeof giftCards.$inferSelect, 'code' | 'customerId' | 'shownFrom'>

/** What happened before the card belonged to its owner is the giver's. */
export function readCardStatement(
  db: Database,
  { code, customerId: ownerId, shownFrom }: Card,
  page: { page: number; pageSize: number },
) {
  const isLater = shownFrom === null ? undefined : gte(transfers.id, shownFrom)
  return readStatement(db, 'gift_card', and(eq(transfers.giftCard, code), isLater), { ownerId, ...page })
}
