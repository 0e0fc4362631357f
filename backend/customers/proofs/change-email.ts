import { eq } from 'drizzle-orm'
import { readProfile } from '@/backend/customers/profile/customer-profile'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { Language } from '@/lib/domain/languages/languages'
import { mailConfirmation, mayMailConfirmation } from './confirm-email'
import { consumeCodes } from './consume-code'
import { lockProven, type Proof, type ProofDeps, requireProof } from './proof'

const PER_ACCOUNT: Limit = { name: 'confirm', max: 5, seconds: 3600 }

/**
 * The new address replaces the current one when it is confirmed. Throws `conflict` for an email that another account
 * uses, `invalidRequest` for one of the customer domain, the errors of `requireProof`, `overLimit`.
 */
export async function changeEmail(
  deps: ProofDeps,
  { id: customerId, ...caller }: { id: number; tokenHash: string; address: string; language: Language },
  { email: value, ...proof }: Proof & { email: string },
): Promise<void> {
  const { db, config } = deps
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`)) throw new DomainError('invalidRequest', 'not an address of your own')
  const { customer } = await readProfile(db, customerId)
  const isCurrent = customer.email === email
  if (!isCurrent) {
    await requireFree(db, email)
    await consumeCodes(deps, await requireProof(deps, customer, proof), caller.address)
  }
  const needsLink = !isCurrent || !customer.emailConfirmedAt
  const isAllowed = async () =>
    (await deps.limiter.attempt(PER_ACCOUNT, `${customerId}`)).isAllowed &&
    (await mayMailConfirmation(deps.limiter, email))
  if (needsLink && !(await isAllowed())) {
    throw new DomainError('overLimit', 'too many requests, try again later')
  }
  await inTransaction(db, async (tx) => {
    await lockProven(tx, customer, caller.tokenHash)
    if (needsLink) await mailConfirmation(tx, deps, { customerId, email, language: caller.language })
    await tx
      .update(customers)
      .set({ pendingEmail: isCurrent ? '' : email })
      .where(eq(customers.id, customerId))
  })
}

async function requireFree(db: Database, email: string): Promise<void> {
  const [owner] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (owner) throw new DomainError('conflict', 'this email is already registered')
}
