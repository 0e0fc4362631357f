import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/verification'
import { CONFIRM_EMAIL, EMAIL_CHANGED } from '@/backend/customers/messages/account-message-kinds'
import { customers, verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { isUniqueViolation } from '@/backend/platform/db/database-errors'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { enqueueJob } from '@/backend/platform/jobs/job'
import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import { seal } from '@/backend/platform/seal'
import { createToken, hashToken } from '@/backend/platform/token'
import type { Language } from '@/lib/domain/languages/languages'

/** Per recipient, over all accounts. */
const PER_ADDRESS: Limit = { name: 'confirm-mail', max: 3, seconds: 86_400 }
const TTL_MS = 12 * 3_600_000

export function confirmationKey(customerId: number, email: string): string {
  return `confirm:${customerId}:${email}`
}

/** Counts a confirmation mail to an address; false when the address is over its limit of the day. */
export async function mayMailConfirmation(limiter: Limiter, email: string): Promise<boolean> {
  return (await limiter.attempt(PER_ADDRESS, email)).isAllowed
}

export async function mailConfirmation(
  tx: Transaction,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  { customerId, email, language }: { customerId: number; email: string; language: Language },
): Promise<void> {
  const token = createToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + TTL_MS)
  const link = { phone: confirmationKey(customerId, email), codeHash: hashToken(token), createdAt, expiresAt }
  await tx.insert(verificationCodes).values(link)
  const sealed = seal(config.secrets.code, token)
  const message = { email, sealed, expiresAt: expiresAt.toISOString(), language }
  await queueMessage(tx, CONFIRM_EMAIL, message, createdAt)
}

/**
 * A session is required, since a stranger may have entered the address. The old address gets a mail, and a job delivers
 * waiting gift cards. Throws `codeMismatch`, `conflict` if another account has taken the address meanwhile.
 */
export async function confirmEmail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: customerId, language }: { id: number; language: Language },
  token: string,
): Promise<void> {
  const at = now()
  try {
    await inTransaction(db, async (tx) => {
      const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
      if (!customer) throw badLink()
      const key = (email: string) => eq(verificationCodes.phone, confirmationKey(customerId, email))
      const { email: old, pendingEmail } = customer
      const [link] = await tx
        .update(verificationCodes)
        .set({ usedAt: at })
        .where(
          and(
            eq(verificationCodes.codeHash, hashToken(token)),
            or(key(old), pendingEmail ? key(pendingEmail) : undefined),
            isNull(verificationCodes.usedAt),
            gt(verificationCodes.expiresAt, at),
          ),
        )
        .returning({ key: verificationCodes.phone })
      if (!link) throw badLink()
      const isChange = link.key !== confirmationKey(customerId, old)
      const change = isChange ? { email: pendingEmail, pendingEmail: '' } : {}
      await tx
        .update(customers)
        .set({ ...change, emailConfirmedAt: at })
        .where(eq(customers.id, customerId))
      if (isChange) await queueMessage(tx, EMAIL_CHANGED, { customerId, oldEmail: old, language }, at)
      await enqueueJob(tx, ADDRESS_CONFIRMED, { customerId, language }, at)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'customers_email_unique'))
      throw new DomainError('conflict', 'this email is already registered')
    throw error
  }
}

function badLink(): DomainError {
  return new DomainError('codeMismatch', 'the link is no longer valid')
}
