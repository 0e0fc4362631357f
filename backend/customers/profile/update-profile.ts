import { eq } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'

export interface ProfileChange {
  firstName: string
  lastName?: string | undefined
  nickName?: string | undefined
  profilePicture?: string | undefined
}

export async function updateProfile(db: Database, customerId: number, change: ProfileChange): Promise<void> {
  await db.update(customers).set(change).where(eq(customers.id, customerId))
}
