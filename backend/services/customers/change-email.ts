import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { isUniqueViolation } from '@/backend/db/unique-violation'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'

/**
 * Changes the email. Throws `conflict` for an email that another account uses, `invalidRequest` for one of the
 * customer domain.
 */
export async function changeEmail(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  value: string,
): Promise<void> {
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`)) throw new Refusal('invalidRequest', 'not an address of your own')
  try {
    await db.update(customers).set({ email }).where(eq(customers.id, customerId))
  } catch (error) {
    if (isUniqueViolation(error, 'customers_email_unique'))
      throw new Refusal('conflict', 'this email is already registered')
    throw error
  }
}
