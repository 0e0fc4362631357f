import { and, asc, count, desc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { endOtherSessions } from '@/backend/customers/sessions/end-session'
import type { Actor } from '@/backend/operators/access/abilities'
import { isInReach } from '@/backend/operators/access/reach'
import { textOccurs } from '@/backend/operators/operation/text-match'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

const MAX = 50
const PAGE = 50

const COLUMNS = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  createdAt: customers.createdAt,
  blockedAt: customers.blockedAt,
}

/** The expression of the trigram index: any other would read every row. */
const searched = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.email} || ' ' || ${customers.phone})`

/** Finds accounts by a part of name, email or phone; an operator of some stores finds customers who ordered there. */
export function findCustomers(db: Database, actor: Actor, text: string) {
  return db
    .select(COLUMNS)
    .from(customers)
    .where(and(textOccurs(searched, text), isKnown(db, actor)))
    .orderBy(asc(customers.id))
    .limit(MAX)
}

/** Reads an account with the number of its orders in reach. Throws `notFound`. */
export async function readCustomer(db: Database, actor: Actor, id: number) {
  const [found] = await db
    .select(COLUMNS)
    .from(customers)
    .where(and(eq(customers.id, id), isKnown(db, actor)))
  if (!found) throw new DomainError('notFound', 'no such customer')
  const own = and(eq(orders.customerId, id), isInReach(actor, orders.gid))
  const [placed] = await db.select({ n: count() }).from(orders).where(own)
  return { ...found, orderCount: placed?.n ?? 0 }
}

function isKnown(db: Database, actor: Actor): SQL | undefined {
  const inReach = isInReach(actor, orders.gid)
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customers.id), inReach))
  return and(isNull(customers.deletedAt), inReach && exists(own))
}

/** Lists the orders at stores in reach, newest first. */
export function listCustomerOrders(db: Database, actor: Actor, customerId: number, page: number) {
  return db
    .select({ order: orders, store: stores.urlKey })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(and(eq(orders.customerId, customerId), isInReach(actor, orders.gid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
}

/** Ends the account's sessions and prevents logins; orders stay. Throws `conflict` for an unknown or blocked account. */
export async function blockCustomer(db: Database, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const free = and(eq(customers.id, id), isNull(customers.deletedAt), isNull(customers.blockedAt))
    const blocked = await tx.update(customers).set({ blockedAt: now }).where(free).returning({ id: customers.id })
    if (blocked.length === 0) throw new DomainError('conflict', 'there is no such account that is not blocked')
    await endOtherSessions(tx, id, null, now)
  })
}

/** Throws `conflict` unless the account is blocked. */
export async function unblockCustomer(db: Database, id: number): Promise<void> {
  const blocked = and(eq(customers.id, id), isNotNull(customers.blockedAt))
  const freed = await db.update(customers).set({ blockedAt: null }).where(blocked).returning({ id: customers.id })
  if (freed.length === 0) throw new DomainError('conflict', 'there is no such account that is blocked')
}
