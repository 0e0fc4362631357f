import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { queueMessage } from '@/backend/messages/queue-message'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { GIFT_CARD_BOUGHT } from '@/backend/orders/notifications/message-kinds'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { type OrderRow, orderLines } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

/** Whether an order buys gift cards. */
export async function buysGiftCards(db: Database, orderId: string): Promise<boolean> {
  return (await giftCardLines(db, orderId)).length > 0
}

/** Issues the gift cards that an order bought, each once. The caller must have locked the order. */
export async function issueGiftCards(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'gid' | 'customerId' | 'currency'>,
  now: Date,
): Promise<void> {
  const lines = await giftCardLines(tx, order.id)
  const { id: orderId, gid, customerId, currency } = order
  for (const { id: orderLineId, unitPrice: worth, quantity } of lines) {
    for (let nth = 1; nth <= quantity; nth++) {
      const card = {
        code: newGiftCardCode(),
        gid,
        customerId,
        balance: worth,
        bookValue: worth,
        currency,
        purchasedAt: now,
      }
      const issued = await tx
        .insert(giftCards)
        .values({ ...card, orderId, orderLineId, nth })
        .onConflictDoNothing({ target: [giftCards.orderLineId, giftCards.nth] })
        .returning({ code: giftCards.code })
      const code = issued[0]?.code
      if (code === undefined) continue
      await bookTransfer(tx, { kind: 'card_issued', amount: worth, currency, orderId, giftCard: code }, now)
      await queueMessage(tx, GIFT_CARD_BOUGHT, { orderLineId, nth }, now)
    }
  }
}

function giftCardLines(db: Database, orderId: string) {
  return db
    .select({ id: orderLines.id, unitPrice: orderLines.unitPrice, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, LINE_KIND.giftCard)))
    .orderBy(orderLines.id)
}

/** Excludes characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 13

/** The code of a new gift card, which cannot be guessed. */
export function newGiftCardCode(): string {
  return `PLZ${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
