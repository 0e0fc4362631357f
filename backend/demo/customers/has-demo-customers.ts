import { inArray } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { buildCustomers } from './people'

/** Whether all customers of the demo exist under their ids, which no registration can choose. */
export async function hasDemoCustomers(db: Database): Promise<boolean> {
  const demo = buildCustomers(new Date())
  const ids = demo.flatMap(({ id }) => id ?? [])
  const found = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(inArray(customers.id, ids))
  return demo.every(({ id, email }) => found.some((row) => row.id === id && row.email === email))
}
