import { eq, inArray, sql } from 'drizzle-orm'
import { deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Transaction } from '@/backend/platform/db/transaction'

interface Rated {
  gid: number
  dealIds: number[]
  /** 1 to 5 */
  rating: number
}

/** Counts a rating in those of a store and its deals, or with -1 takes it out of them. */
export async function countRating(tx: Transaction, { gid, dealIds, rating }: Rated, by: 1 | -1): Promise<void> {
  const counted = (table: typeof deals | typeof stores) => ({
    ratingSum: sql`${table.ratingSum} + ${rating * by}`,
    ratingCount: sql`${table.ratingCount} + ${by}`,
  })
  if (dealIds.length > 0) await tx.update(deals).set(counted(deals)).where(inArray(deals.id, dealIds))
  await tx.update(stores).set(counted(stores)).where(eq(stores.gid, gid))
}
