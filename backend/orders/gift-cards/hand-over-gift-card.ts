import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import { customers } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { GIFT_CARD_RECEIVED } from '@/backend/orders/notifications/message-kinds'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { Language } from '@/lib/domain/languages/languages'

export type GiftCardRow = typeof giftCards.$inferSelect

interface Gift {
  receiverId: number
  /** the giver's comment, sealed */
  comment: string
  /** language of the mail, unless the receiver has ordered in another */
  language: Language
}

/**
 * Makes a card the receiver's, and mails them unless it is empty. The caller must have locked both customers, then the
 * card.
 */
export async function handOverGiftCard(
  tx: Transaction,
  { code, customerId, balance: amount, currency }: GiftCardRow,
  { receiverId, comment: sealed, language: otherwise }: Gift,
  now: Date,
): Promise<void> {
  const money = { amount, currency, giftCard: code }
  await bookTransfer(tx, { kind: 'card_given', ...money, customerId: receiverId }, now)
  const entryId = await bookTransfer(tx, { kind: 'card_received', ...money, customerId }, now)
  const shownFrom = entryId ?? (await nextTransfer(tx, code))
  await tx
    .update(giftCards)
    .set({ customerId: receiverId, waitsFor: null, giftComment: '', shownFrom })
    .where(eq(giftCards.code, code))
  if (entryId === null) return
  const language = await latestLanguage(tx, receiverId, otherwise)
  await queueMessage(tx, GIFT_CARD_RECEIVED, { entryId, receiverId, sealed, language }, now)
}

/** A lower bound of the ids of later transfers of a card, which is locked wherever one is booked. */
async function nextTransfer(tx: Transaction, code: string): Promise<number> {
  const [last] = await tx
    .select({ id: max(transfers.id) })
    .from(transfers)
    .where(eq(transfers.giftCard, code))
  return (last?.id ?? 0) + 1
}

/** The language of a customer's last order, or `otherwise`. */
async function latestLanguage(db: Database, customerId: number, otherwise: Language): Promise<Language> {
  const [last] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last?.language ?? otherwise
}

/** Hands over the cards that wait for an address which a customer has confirmed, if it is still theirs. */
export async function deliverGiftCards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { customerId, language }: { customerId: number; language: Language },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await tx
      .select({ giver: giftCards.customerId })
      .from(giftCards)
      .innerJoin(customers, eq(customers.email, giftCards.waitsFor))
      .where(eq(customers.id, customerId))
    if (waiting.length === 0) return
    const locked = await lockCustomers(tx, [customerId, ...waiting.map(({ giver }) => giver)])
    const receiver = locked.find(({ id }) => id === customerId)
    if (!receiver?.emailConfirmedAt) return
    const isGiven = inArray(
      giftCards.customerId,
      locked.map(({ id }) => id),
    )
    const cards = await tx
      .select()
      .from(giftCards)
      .where(and(eq(giftCards.waitsFor, receiver.email), isGiven))
      .orderBy(giftCards.code)
      .for('update')
    for (const card of cards) {
      await handOverGiftCard(tx, card, { receiverId: customerId, comment: card.giftComment, language }, now())
    }
  })
}
