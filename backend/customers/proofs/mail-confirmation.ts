import type { Deps } from '@/backend/config/deps'
import { CONFIRM_EMAIL } from '@/backend/customers/messages/message-kinds'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import { seal } from '@/backend/platform/seal'
import { createToken, hashToken } from '@/backend/platform/token'
import type { Language } from '@/lib/domain/languages/languages'

/** To one address, whoever asks. */
const PER_ADDRESS: Limit = { name: 'confirm-mail', max: 3, seconds: 86_400 }
const TTL_MS = 12 * 3_600_000

export function confirmationKey(customerId: number, email: string): string {
  return `confirm:${customerId}:${email}`
}

/** Counts a mail that asks for a confirmation; false when its address has had enough of them today. */
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
