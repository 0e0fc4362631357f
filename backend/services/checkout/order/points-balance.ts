import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { pointsAccounts } from '@/backend/db/schema/ledgers'

export async function pointsBalance(db: Database, customerId: number): Promise<number> {
  const [account] = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.customerId, customerId))
  return account?.balance ?? 0
}
