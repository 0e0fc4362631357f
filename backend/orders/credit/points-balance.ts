import { eq } from 'drizzle-orm'
import { pointsAccounts } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'

export async function pointsBalance(db: Database, customerId: number): Promise<number> {
  const [account] = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.customerId, customerId))
  return account?.balance ?? 0
}
