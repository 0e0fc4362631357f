import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { bookmarks, customers } from '@/backend/customers/schema/customers'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { BookmarkType } from '@/lib/domain/codes/account-codes'

const MAX_PER_CUSTOMER = 500

/** Idempotent. Throws `invalidRequest` for too many bookmarks. */
export async function changeBookmarks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  change: { ids: number[]; type: BookmarkType; action: 'add' | 'delete' },
): Promise<void> {
  const { ids, type, action } = change
  if (action === 'add') {
    const rows = ids.map((targetId) => ({ customerId, type, targetId, createdAt: now() }))
    await inTransaction(db, async (tx) => {
      // the lock serialises changes, so that parallel ones do not exceed the maximum
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
      await tx.insert(bookmarks).values(rows).onConflictDoNothing()
      if ((await tx.$count(bookmarks, eq(bookmarks.customerId, customerId))) > MAX_PER_CUSTOMER)
        throw new DomainError('invalidRequest', 'too many bookmarks')
    })
    return
  }
  await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.customerId, customerId), eq(bookmarks.type, type), inArray(bookmarks.targetId, ids)))
}
