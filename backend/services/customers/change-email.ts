import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { inTransaction } from '@/backend/db/transaction'
import { isUniqueViolation } from '@/backend/db/unique-violation'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import type { Language } from '@/lib/domain/site/languages'

/**
 * Changes the email, and tells the old address. Throws `conflict` for an email that another account uses,
 * `invalidRequest` for one of the customer domain.
 */
export async function changeEmail(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { id: customerId, language }: { id: number; language: Language },
  value: string,
): Promise<void> {
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`)) throw new Refusal('invalidRequest', 'not an address of your own')
  try {
    await inTransaction(db, async (tx) => {
      const which = eq(customers.id, customerId)
      const [old] = await tx.select({ email: customers.email }).from(customers).where(which).for('update')
      if (!old || old.email === email) return
      await tx.update(customers).set({ email }).where(which)
      await queueNotice(tx, { kind: 'email_changed', customerId, oldEmail: old.email, language }, now())
    })
  } catch (error) {
    if (isUniqueViolation(error, 'customers_email_unique'))
      throw new Refusal('conflict', 'this email is already registered')
    throw error
  }
}
