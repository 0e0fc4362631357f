import { and, desc, eq, isNull } from 'drizzle-orm'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { toHostName } from '@/backend/catalogue/stores/read-store'
import { bookmarks } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { BOOKMARK_TYPE, type BookmarkType } from '@/lib/domain/codes/account-codes'

/** The customer's bookmarks, newest first; `domain` restricts them to that store. */
export async function listBookmarks(db: Database, customerId: number, domain: string | undefined) {
  const of = (type: BookmarkType) =>
    and(
      eq(bookmarks.customerId, customerId),
      eq(bookmarks.type, type),
      domain ? eq(stores.domain, toHostName(domain)) : undefined,
    )
  const storeRows = await db
    .select({ store: stores })
    .from(bookmarks)
    .innerJoin(stores, eq(stores.gid, bookmarks.targetId))
    .where(of(BOOKMARK_TYPE.store))
    .orderBy(desc(bookmarks.createdAt))
  const productRows = await db
    .select({ product: products, store: stores })
    .from(bookmarks)
    .innerJoin(products, eq(products.id, bookmarks.targetId))
    .innerJoin(stores, eq(stores.gid, products.gid))
    .where(and(of(BOOKMARK_TYPE.product), isNull(products.retiredAt)))
    .orderBy(desc(bookmarks.createdAt))
  const dealRows = await db
    .select({ deal: deals, store: stores })
    .from(bookmarks)
    .innerJoin(deals, eq(deals.id, bookmarks.targetId))
    .innerJoin(stores, eq(stores.gid, deals.gid))
    .where(and(of(BOOKMARK_TYPE.groupSale), isNull(deals.retiredAt)))
    .orderBy(desc(bookmarks.createdAt))
  return { stores: storeRows, products: productRows, deals: dealRows }
}
