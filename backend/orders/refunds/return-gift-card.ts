import { millisecondsInDay } from 'date-fns/constants'
import { eq, sql } from 'drizzle-orm'
import { newCode } from '@/backend/orders/gift-cards/new-code'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { OrderRow } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'

/** How long money that comes back can be spent at least. */
const VALID_MS = 90 * millisecondsInDay

/**
 * Returns what a gift card paid of an order to its payer: to the same card, however empty or expired, while it is
 * theirs; to a new card of its store once it was given away or waits for an address. Either can be spent for 90 days at
 * least. Returns the code of the card that has the money.
 */
export async function returnToGiftCard(tx: Transaction, order: OrderRow, amount: number, now: Date): Promise<string> {
  const { id: orderId, customerId, giftCardCode, currency } = order
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.code, giftCardCode)).for('update')
  if (!card) throw new Error('the gift card of the order no longer exists')
  const expiresAt = card.expiresAt && new Date(Math.max(card.expiresAt.getTime(), now.getTime() + VALID_MS))
  const isOwn = card.customerId === customerId && card.waitsFor === null
  const code = isOwn ? card.code : newCode()
  if (isOwn) {
    const balance = sql`${giftCards.balance} + ${amount}`
    await tx.update(giftCards).set({ balance, expiresAt }).where(eq(giftCards.code, code))
  } else {
    const value = { balance: amount, bookValue: amount, currency }
    await tx.insert(giftCards).values({ code, gid: card.gid, customerId, ...value, purchasedAt: now, expiresAt })
  }
  await bookTransfer(tx, { kind: 'card_restored', amount, currency, orderId, giftCard: code }, now)
  return code
}
