import { verificationCodes } from '@/backend/db/schema/customers'
import type { Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { createToken, hashToken } from '@/backend/services/customers/sessions/token'
import { queueMessage } from '@/backend/services/outbound-messages/queue-message'
import { seal } from '@/backend/services/outbound-messages/seal'
import type { Language } from '@/lib/domain/site/languages'

const TTL_MS = 12 * 3_600_000

export function confirmationKey(customerId: number, email: string): string {
  return `confirm:${customerId}:${email}`
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
  const notice = { kind: 'confirm_email', email, sealed, expiresAt: expiresAt.toISOString(), language } as const
  await queueMessage(tx, notice, createdAt)
}
