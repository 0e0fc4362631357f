import { and, eq, gt, isNull, like } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { hashPassword } from '@/backend/customers/accounts/password'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/verification'
import { forgetFailedLogins } from '@/backend/customers/login/log-in-by-password'
import { RESET_LINK } from '@/backend/customers/messages/account-message-kinds'
import { setAside } from '@/backend/customers/profile/unclaimed'
import { confirmationKey } from '@/backend/customers/proofs/confirm-email'
import { forgetCards } from '@/backend/customers/saved-cards/vault-customer'
import { customers, verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import { seal } from '@/backend/platform/seal'
import { createToken, hashToken } from '@/backend/platform/token'
import type { Language } from '@/lib/domain/languages/languages'
import { type Resetter, setPassword } from './set-password'

const TTL_MS = 30 * 60_000
const PER_ADDRESS: Limit = { name: 'reset-from', max: 10, seconds: 3600 }
const PER_ACCOUNT: Limit = { name: 'reset', max: 3, seconds: 3600 }
const KEY_PREFIX = 'reset:'

/** The key of a link in `verification_codes`, where others have a phone. */
export function resetKey(email: string): string {
  return `${KEY_PREFIX}${email}`
}

/**
 * Emails a link to set a new password. Response and timing do not reveal whether the address has an account: an unknown
 * address gets an email that says so. Throws `overLimit`, `invalidRequest` for an address of the customer domain.
 */
export async function mailResetLink(
  { db, now, config, limiter }: Deps,
  value: string,
  caller: { address: string; language: Language },
): Promise<void> {
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`))
    throw new DomainError('invalidRequest', 'this address has no mailbox')
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, caller.address)) && (await limiter.attempt(PER_ACCOUNT, email)).isAllowed
  if (!isAllowed) throw new DomainError('overLimit', 'too many requests, try again later')
  const token = createToken()
  const at = now()
  const expiresAt = new Date(at.getTime() + TTL_MS)
  await inTransaction(db, async (tx) => {
    const link = { phone: resetKey(email), codeHash: hashToken(token), createdAt: at, expiresAt }
    await tx.insert(verificationCodes).values(link)
    const [sealed, { language }] = [seal(config.secrets.code, token), caller]
    await queueMessage(tx, RESET_LINK, { email, sealed, expiresAt: expiresAt.toISOString(), language }, at)
  })
}

/** Returns the browser's device mark. Throws `codeMismatch`, also if the account has changed its address since. */
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
    const hasAddress = eq(customers.email, spent.key.slice(KEY_PREFIX.length))
    const [before] = await tx.select().from(customers).where(hasAddress).for('update')
    const set = await setPassword(tx, hasAddress, passwordHash, resetter, at)
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
 * Somebody else may have opened the account: every way in that they may have kept is removed, and what they entered is
 * set aside. The caller has ended the sessions.
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
