import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { ADDRESS_CONFIRMED } from '@/backend/customers/accounts/address-confirmed'
import { EMAIL_CHANGED } from '@/backend/customers/messages/message-kinds'
import { customers, verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { isUniqueViolation } from '@/backend/platform/db/unique-violation'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { hashToken } from '@/backend/platform/token'
import type { Language } from '@/lib/domain/languages/languages'
import { confirmationKey } from './mail-confirmation'

/**
 * The session is required since a stranger may have entered the address. The old address is told; waiting gift cards
 * are delivered by a job. Throws `codeMismatch`, `conflict` when another account has taken the address meanwhile.
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
