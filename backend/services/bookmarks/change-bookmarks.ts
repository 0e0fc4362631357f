import { and, eq, inArray } from 'drizzle-orm'
import { bookmarks } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import type { BookmarkType } from '@/lib/domain/codes/bookmark-type'

/** Idempotent. */
export async function changeBookmarks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  change: { ids: number[]; type: BookmarkType; action: 'add' | 'delete' },
): Promise<void> {
  const { ids, type, action } = change
  if (action === 'add') {
    const rows = ids.map((targetId) => ({ customerId, type, targetId, createdAt: now() }))
    await db.insert(bookmarks).values(rows).onConflictDoNothing()
    return
  }
  await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.customerId, customerId), eq(bookmarks.type, type), inArray(bookmarks.targetId, ids)))
}
