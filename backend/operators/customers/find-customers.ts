import { and, asc, count, eq, exists, isNull, type SQL } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Actor } from '@/backend/operators/abilities'
import { isInReach } from '@/backend/operators/reach'
import { customerMatches } from '@/backend/operators/text-match'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

const MAX = 50

const COLUMNS = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  createdAt: customers.createdAt,
  blockedAt: customers.blockedAt,
}

/** By a part of name, address or phone. Of an operator of some stores: who has ordered there. */
export function findCustomers(db: Database, actor: Actor, text: string) {
  return db
    .select(COLUMNS)
    .from(customers)
    .where(and(customerMatches(text), isKnown(db, actor)))
    .orderBy(asc(customers.id))
    .limit(MAX)
}

/** With the number of their orders in reach. Throws `notFound`. */
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
