import type { Deps } from '@/backend/config/deps'
import { CONTACT } from '@/backend/customers/messages/message-kinds'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/allows-address'
import type { Limit } from '@/backend/platform/limits/limiter'
import { type Letter, sealLetter } from './contact-mail'

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
  await inTransaction(db, (tx) => queueMessage(tx, CONTACT, { email, sealed }, now()))
}
