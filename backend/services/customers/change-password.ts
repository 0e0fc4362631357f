import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { endOtherSessions } from './end-session'
import { hashPassword } from './password'
import { readProfile } from './read-profile'
import { requireProof } from './require-proof'

const MIN_LENGTH = 6

/**
 * Changes the password after checking the old one, and ends the customer's other sessions. Throws `invalidRequest`
 * for missing fields, `forbidden` for a wrong old password.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'limiter'>,
  caller: { id: number; tokenHash: string | null },
  passwords: { old: string; next: string },
): Promise<void> {
  if (!passwords.old || passwords.next.length < MIN_LENGTH) throw new Refusal('invalidRequest', 'missing fields')
  const { db, now } = deps
  const { customer } = await readProfile(db, caller.id)
  if (customer.passwordHash === null) throw new Refusal('forbidden', 'password not detected')
  await requireProof(deps, customer, { password: passwords.old })
  await db
    .update(customers)
    .set({ passwordHash: await hashPassword(passwords.next) })
    .where(eq(customers.id, caller.id))
  await endOtherSessions(db, caller.id, caller.tokenHash, now())
}
