import { verificationCodes } from '@/backend/db/schema/customers'
import { outbox } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { createToken, hashToken } from './token'

const TTL_MS = 12 * 3_600_000
const PER_ACCOUNT: Limit = { name: 'confirm', max: 5, seconds: 3600 }

/** The key under which a link to confirm an address is stored with the codes. */
export function confirmationKey(customerId: number, email: string): string {
  return `confirm:${customerId}:${email}`
}

/** Emails a link that confirms the customer's current or pending address. Throws `overLimit`. */
export async function mailConfirmation(
  { db, now, config, limiter }: Pick<Deps, 'db' | 'now' | 'config' | 'limiter'>,
  customerId: number,
  email: string,
): Promise<void> {
  if (!(await limiter.attempt(PER_ACCOUNT, `${customerId}`)).isAllowed) {
    throw new Refusal('overLimit', 'too many requests, try again later')
  }
  const token = createToken()
  const createdAt = now()
  await db.insert(verificationCodes).values({
    phone: confirmationKey(customerId, email),
    codeHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TTL_MS),
  })
  const link = `${config.storefrontOrigins[0] ?? ''}/account/confirm-email?token=${token}`
  await db.insert(outbox).values({
    channel: 'email',
    recipient: email,
    subject: 'Confirm your email',
    body: `Log in and confirm this address for your Plaza account within 12 hours: ${link}`,
    createdAt,
  })
}
