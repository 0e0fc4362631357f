import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { stores } from '@/backend/db/schema/stores'
import { DomainError } from '@/backend/domain-error'
import type { Actor } from './abilities'

/** SQL condition: the row is of a store that the operator reaches. */
export function isInReach({ gids }: Pick<Actor, 'gids'>, gid: PgColumn): SQL | undefined {
  return gids === null ? undefined : inArray(gid, [...gids])
}

/** Throws `notFound`, for an unknown order and one of another store alike. */
export async function requireOrder(db: Database, actor: Actor, id: string) {
  const [order] = await db
    .select({ id: orders.id, gid: orders.gid, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.id, id), isInReach(actor, orders.gid)))
  if (!order) throw new DomainError('notFound', 'no such order')
  return order
}

/** By its key. Throws `notFound`, for an unknown store and one out of reach alike. */
export async function requireStore(db: Database, actor: Actor, key: string) {
  const [store] = await db
    .select({ gid: stores.gid, timeZone: stores.timeZone })
    .from(stores)
    .where(and(eq(stores.urlKey, key), isInReach(actor, stores.gid)))
  if (!store) throw new DomainError('notFound', 'no such store')
  return store
}
