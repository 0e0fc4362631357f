import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import type { Language } from '@/lib/domain/site/languages'
import { endOtherSessions } from './end-session'
import { hashPassword, verifyPassword } from './password'

const MIN_LENGTH = 6
const ATTEMPTS: Limit = { name: 'password', max: 10, seconds: 900 }

/**
 * Changes the password after checking the old one, ends the customer's other sessions, and tells the customer by mail.
 * Throws `invalidRequest` for missing fields, `forbidden` for a wrong old password.
 */
export async function changePassword(
  { db, now, limiter }: Pick<Deps, 'db' | 'now' | 'limiter'>,
  customer: { id: number; tokenHash: string | null; language: Language },
  passwords: { old: string; next: string },
): Promise<void> {
  if (!passwords.old || passwords.next.length < MIN_LENGTH) throw new Refusal('invalidRequest', 'missing fields')
  if (!(await limiter.attempt(ATTEMPTS, `${customer.id}`)).isAllowed) {
    throw new Refusal('overLimit', 'too many attempts, try again later')
  }
  const [row] = await db.select().from(customers).where(eq(customers.id, customer.id))
  if (!(await verifyPassword(row?.passwordHash ?? null, passwords.old))) {
    throw new Refusal('forbidden', 'password not detected')
  }
  const { id: customerId, tokenHash, language } = customer
  const passwordHash = await hashPassword(passwords.next)
  await inTransaction(db, async (tx) => {
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
    await endOtherSessions(tx, customerId, tokenHash, now())
    await queueNotice(tx, { kind: 'password_changed', customerId, language }, now())
  })
}
