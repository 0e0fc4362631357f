import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { type Letter, sealLetter } from '@/backend/services/outbound-messages/contact-mail'
import { queueMessage } from '@/backend/services/outbound-messages/queue-message'

const PER_ADDRESS: Limit = { name: 'contact-from', max: 5, seconds: 3600 }
const OF_ALL: Limit = { name: 'contact', max: 100, seconds: 3600 }

/** Mails a shopper's message to support, and nothing to the shopper. Throws `notFound` without a recipient, `overLimit`. */
export async function sendContactMessage(
  { db, now, config, limiter }: Deps,
  { email, ...written }: Letter & { email: string },
  callerAddress: string,
): Promise<void> {
  if (!config.supportEmail) throw new DomainError('notFound', 'no recipient is configured')
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, callerAddress)) && (await limiter.attempt(OF_ALL, 'all')).isAllowed
  if (!isAllowed) throw new DomainError('overLimit', 'too many messages, try again later')
  const sealed = sealLetter(config.secrets.code, written)
  await inTransaction(db, (tx) => queueMessage(tx, { kind: 'contact', email, sealed }, now()))
}
