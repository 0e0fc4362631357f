import { and, inArray, like, type SQL, sql } from 'drizzle-orm'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { shortEnd } from '@/lib/domain/orders/short-number'
import type { Actor } from './abilities'
import { isInReach } from './reach'

/** The expression of the trigram index: any other would read every row. */
export const ORDER_TEXT = sql`(${orders.id} || ' ' || ${orders.firstName} || ' ' || ${orders.lastName} || ' ' || ${orders.email} || ' ' || ${orders.phone})`

/**
 * The order of an id, of what its code contains, or of a short number, in any case. Throws `notFound` for an unknown
 * order and for one out of reach, and `conflict` for a short number that several in reach have.
 */
export async function requireOrder(db: Database, actor: Actor, typed: string) {
  const [order] = await findOrders(db, actor, hasId(typed))
  if (order) return order
  const end = shortEnd(typed)
  const [only, other] = end === null ? [] : await findOrders(db, actor, endsWith(end))
  if (other) throw new DomainError('conflict', `several orders have the number ${typed}: use an id`)
  if (!only) throw new DomainError('notFound', 'no such order')
  return only
}

function findOrders(db: Database, actor: Actor, which: SQL | undefined) {
  return db
    .select({ id: orders.id, gid: orders.gid, currency: orders.currency })
    .from(orders)
    .where(and(which, isInReach(actor, orders.gid)))
    .limit(2)
}

/** Ids have no upper case, in which codes contain them. */
function hasId(typed: string): SQL {
  return inArray(orders.id, [typed, typed.toLowerCase()])
}

function endsWith(end: string): SQL | undefined {
  return and(sql`${ORDER_TEXT} ilike ${`%${end}%`}`, like(orders.id, `%${end}`))
}
