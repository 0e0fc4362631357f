import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { type CustomerRow, findByLogin, readLogin } from '@/backend/customers/accounts/login-address'
import { customers } from '@/backend/customers/schema/customers'
import { mailAddress } from '@/backend/messages/mail-address'
import { queueMessage } from '@/backend/messages/queue-message'
import { GIFT_CARD_WAITING } from '@/backend/orders/notifications/message-kinds'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit } from '@/backend/platform/limits/limiter'
import { seal } from '@/backend/platform/seal'
import type { Language } from '@/lib/domain/languages/languages'
import { type GiftCardRow, handOverGiftCard } from './hand-over-gift-card'

/** Limits a giver: the answer reveals who has an account, and a waiting gift is mailed to somebody. */
const TRANSFERS: Limit = { name: 'gift-card-transfers', max: 10, seconds: 3600 }

/**
 * Gives a customer's card to another. For an unconfirmed address it waits until that is confirmed. Of two concurrent
 * transfers one fails. Throws `notRegistered`, alike for a card not the customer's and a receiver without an account,
 * `invalidRequest` for oneself, and `overLimit`.
 */
export async function transferGiftCard(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'limiter'>,
  { id: customerId, language }: { id: number; language: Language },
  gift: { code: string; receiver: string; comment: string },
): Promise<void> {
  const { db, now, config, limiter } = deps
  const [giver] = await db.select().from(customers).where(eq(customers.id, customerId))
  const findReceiver = async (handle: Database) => {
    const found = await findByLogin(handle, gift.receiver, giver?.countryCode ?? 'CA', config.customerDomain)
    if (!found) throw notFound()
    return found
  }
  const { email } = readLogin(gift.receiver, config.customerDomain)
  // a phone needs no confirmation: it was verified by a code
  const mustWait = ({ emailConfirmedAt }: CustomerRow) =>
    emailConfirmedAt === null && mailAddress(email, config.customerDomain) !== null
  const mine = and(eq(giftCards.code, gift.code), eq(giftCards.customerId, customerId), isNull(giftCards.waitsFor))
  const [own] = await db.select({ code: giftCards.code }).from(giftCards).where(mine)
  if (!own) throw notFound()
  // before the transaction, which would hold a connection while the limiter waits for one
  if (!(await limiter.attempt(TRANSFERS, `${customerId}`)).isAllowed) {
    throw new DomainError('overLimit', 'too many gifts, try again later')
  }
  const found = await findReceiver(db)
  const receiverId = found.id
  if (receiverId === customerId) throw new DomainError('invalidRequest', 'the card already belongs to this account')
  const createdAt = now()
  await inTransaction(db, async (tx) => {
    const locked = await lockCustomers(tx, [customerId, receiverId])
    // again: the locks may have waited for a change of the address
    const receiver = await findReceiver(tx)
    if (locked.length < 2 || receiver.id !== receiverId) throw notFound()
    const [card] = await tx.select().from(giftCards).where(mine).for('update')
    if (!card) throw notFound()
    const comment = seal(config.secrets.code, gift.comment)
    if (mustWait(receiver)) await waitForAddress(tx, deps, card, { email, comment, language })
    else await handOverGiftCard(tx, card, { receiverId, comment, language }, createdAt)
  })
}

function notFound(): DomainError {
  return new DomainError('notRegistered', 'record not found')
}

/**
 * Lets a card wait for an address that nobody has confirmed, and mails the receiver what to do. Meanwhile it is its
 * giver's, who can take it back but not spend it. The caller must have locked the card.
 */
async function waitForAddress(
  tx: Transaction,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  { code }: GiftCardRow,
  { email, comment, language }: { email: string; comment: string; language: Language },
): Promise<void> {
  await tx.update(giftCards).set({ waitsFor: email, giftComment: comment }).where(eq(giftCards.code, code))
  const sealed = seal(config.secrets.code, code)
  await queueMessage(tx, GIFT_CARD_WAITING, { email, sealed, language }, now())
}

/**
 * Takes back a card that waits for an address. Throws `notRegistered` unless it is the customer's own and still waits.
 */
export async function takeBackGiftCard(db: Database, customerId: number, code: string): Promise<void> {
  const taken = await db
    .update(giftCards)
    .set({ waitsFor: null, giftComment: '' })
    .where(and(eq(giftCards.code, code), eq(giftCards.customerId, customerId), isNotNull(giftCards.waitsFor)))
    .returning({ code: giftCards.code })
  if (taken.length === 0) throw new DomainError('notRegistered', 'record not found')
}
