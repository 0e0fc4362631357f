import { and, eq, gt, isNull, like } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/address-confirmed'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { hashPassword } from '@/backend/customers/accounts/password'
import { forgetFailedLogins } from '@/backend/customers/login/log-in-by-password'
import { setAside } from '@/backend/customers/profile/unclaimed'
import { confirmationKey } from '@/backend/customers/proofs/mail-confirmation'
import { forgetCards } from '@/backend/customers/saved-cards/forget-cards'
import { customers, verificationCodes } from '@/backend/customers/schema/customers'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { hashToken } from '@/backend/platform/token'
import { emailOfResetKey, resetKey } from './mail-reset-link'
import { type Resetter, setPassword } from './set-password'

/** Returns the mark of this browser. Throws `codeMismatch`, also when the account has changed its address since. */
export async function resetByLink(
  { db, now, limiter }: Deps,
  token: string,
  password: string,
  resetter: Resetter,
): Promise<string> {
  const isOpen = and(
    eq(verificationCodes.codeHash, hashToken(token)),
    like(verificationCodes.phone, resetKey('%')),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now()),
  )
  // checked first, so that an invalid link costs no hashing
  const [known] = await db.select({ id: verificationCodes.id }).from(verificationCodes).where(isOpen)
  if (!known) throw badLink()
  const passwordHash = await hashPassword(password)
  const { deviceMark, names } = await inTransaction(db, async (tx) => {
    const at = now()
    const [spent] = await tx
      .update(verificationCodes)
      .set({ usedAt: at })
      .where(isOpen)
      .returning({ key: verificationCodes.phone })
    if (!spent) throw badLink()
    const isAddressed = eq(customers.email, emailOfResetKey(spent.key))
    const [before] = await tx.select().from(customers).where(isAddressed).for('update')
    const set = await setPassword(tx, isAddressed, passwordHash, resetter, at)
    if (!before || !set) throw badLink()
    if (!before.emailConfirmedAt) await endEarlierUse(tx, before, at)
    await tx.update(customers).set({ emailConfirmedAt: at }).where(eq(customers.id, set.customerId))
    const payload = { customerId: set.customerId, language: resetter.language }
    await enqueueJob(tx, ADDRESS_CONFIRMED, payload, at)
    return set
  })
  await forgetFailedLogins(limiter, resetter.address, names)
  return deviceMark
}

/**
 * Somebody else may have opened the account: what they could come back by ends, and what they entered is put aside.
 * Sessions have ended already.
 */
async function endEarlierUse(tx: Transaction, customer: CustomerRow, now: Date): Promise<void> {
  const { id: customerId } = customer
  await setAside(tx, customer)
  await forgetCards(tx, customerId, now)
  await tx.update(customers).set({ phone: '', pendingEmail: '' }).where(eq(customers.id, customerId))
  await tx.delete(verificationCodes).where(like(verificationCodes.phone, confirmationKey(customerId, '%')))
}

function badLink(): DomainError {
  return new DomainError('codeMismatch', 'the link is no longer valid')
}
