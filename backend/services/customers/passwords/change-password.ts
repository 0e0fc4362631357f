import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { inTransaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import type { Limit } from '@/backend/http/limiter'
import { overLimit } from '@/backend/http/over-limit'
import { readProfile } from '@/backend/services/customers/profile/read-profile'
import { lockProven } from '@/backend/services/customers/proofs/lock-proven'
import { type ProofDeps, requireProof } from '@/backend/services/customers/proofs/require-proof'
import { endOtherSessions } from '@/backend/services/customers/sessions/end-session'
import { queueMessage } from '@/backend/services/outbound-messages/queue-message'
import type { Language } from '@/lib/domain/site/languages'
import { hashPassword } from './password'

const MIN_LENGTH = 6
/** Of one account: each writes a mail, and a right password is not counted as a guess. */
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
    await queueMessage(tx, { kind: 'password_changed', customerId, language }, now())
  })
}
