import { desc, eq, max } from 'drizzle-orm'
import { queueMessage } from '@/backend/messages/queue-message'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { GIFT_CARD_RECEIVED } from '@/backend/orders/notifications/message-kinds'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Language } from '@/lib/domain/languages/languages'

export type GiftCardRow = typeof giftCards.$inferSelect

interface Gift {
  receiverId: number
  /** the giver's comment, sealed */
  comment: string
  /** of the mail, unless the receiver has ordered in another */
  language: Language
}

/** Nobody is told of an empty card. The caller must have locked both customers, then the card. */
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

/** No later transfer of a card has a lower number: whoever books one has locked the card. */
async function nextTransfer(tx: Transaction, code: string): Promise<number> {
  const [last] = await tx
    .select({ id: max(transfers.id) })
    .from(transfers)
    .where(eq(transfers.giftCard, code))
  return (last?.id ?? 0) + 1
}

/** The language of a customer's last order, for a message that another person causes; else `otherwise`. */
async function latestLanguage(db: Database, customerId: number, otherwise: Language): Promise<Language> {
  const [last] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last?.language ?? otherwise
}
