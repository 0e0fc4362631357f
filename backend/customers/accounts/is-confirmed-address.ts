import { and, eq, isNotNull } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'

/** Whether somebody has proved that this mail address is theirs. */
export async function isConfirmedAddress(db: Database, email: string): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.email, email), isNotNull(customers.emailConfirmedAt)))) > 0
}
