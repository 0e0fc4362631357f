import type { Deps } from '@/backend/config/deps'
import { RESET_LINK } from '@/backend/customers/messages/message-kinds'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/allows-address'
import type { Limit } from '@/backend/platform/limits/limiter'
import { seal } from '@/backend/platform/seal'
import { createToken, hashToken } from '@/backend/platform/token'
import type { Language } from '@/lib/domain/languages/languages'

const TTL_MS = 30 * 60_000
const PER_ADDRESS: Limit = { name: 'reset-from', max: 10, seconds: 3600 }
const PER_ACCOUNT: Limit = { name: 'reset', max: 3, seconds: 3600 }
/** Links are stored with the codes, by this and the address; no phone has the format. */
const LINK = 'reset:'

export function resetKey(email: string): string {
  return `${LINK}${email}`
}

export function emailOfResetKey(key: string): string {
  return key.slice(LINK.length)
}

/**
 * Emails a link to set a new password. The answer and the work are the same whether the address has an account: an
 * unknown one is told so by email. Throws `overLimit`, `invalidRequest` for an address of the customer domain.
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
