import { and, eq, gte } from 'drizzle-orm'
import { readStatement } from '@/backend/orders/ledger/read-statement'
import { type giftCards, transfers } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'

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
