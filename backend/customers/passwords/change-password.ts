import { eq } from 'drizzle-orm'
import { hashPassword } from '@/backend/customers/accounts/password'
import { PASSWORD_CHANGED } from '@/backend/customers/messages/account-message-kinds'
import { readProfile } from '@/backend/customers/profile/customer-profile'
import { lockProven, type ProofDeps, requireProof } from '@/backend/customers/proofs/proof'
import { customers } from '@/backend/customers/schema/customers'
import { endOtherSessions } from '@/backend/customers/sessions/end-session'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { overLimit } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { Language } from '@/lib/domain/languages/languages'

const MIN_LENGTH = 6
/** Per account, since each change sends a mail and a right password counts as no failure. */
const CHANGES: Limit = { name: 'password-changes', max: 20, seconds: 3600 }

/** Ends the other sessions. Throws `invalidRequest` (missing, short), `forbidden` (wrong old one), `overLimit`. */
export async function changePassword(
  deps: ProofDeps,
  caller: { id: number; tokenHash: string; language: Language },
  passwords: { old: string; next: string },
): Promise<void> {
  if (!passwords.old || !passwords.next) throw new DomainError('invalidRequest', 'missing fields')
  if (passwords.next.length < MIN_LENGTH) throw new DomainError('invalidRequest', `fewer than ${MIN_LENGTH} characters`)
  const { db, now } = deps
  const { id: customerId, tokenHash, language } = caller
  const { customer } = await readProfile(db, customerId)
  if (customer.passwordHash === null) throw new DomainError('forbidden', 'password not detected')
  await requireProof(deps, customer, { password: passwords.old })
  const counted = await deps.limiter.attempt(CHANGES, `${customerId}`)
  if (!counted.isAllowed) throw overLimit('too many changes of the password', counted.retryAfterMs)
  const passwordHash = await hashPassword(passwords.next)
  await inTransaction(db, async (tx) => {
    await lockProven(tx, customer, tokenHash)
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
    await endOtherSessions(tx, customerId, tokenHash, now())
    await queueMessage(tx, PASSWORD_CHANGED, { customerId, language }, now())
  })
}
