import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** A gift card that an order bought; amounts are minor units. */
export interface BoughtCard {
  code: string
  orderLineId: number | null
  customerId: number
  waitsFor: string | null
  currency: string
  balance: number
  bookValue: number
  /** the part of its value that was taken back, to be refunded */
  voided: number
  /** what was left on it when an operator voided it, which its line's refund can still return; null unless one did */
  forfeited: number | null
}

/** Locks the gift cards that an order bought. The caller must have locked the order, which keeps `voided` as it is. */
export function readBoughtCards(tx: Transaction, orderId: string): Promise<BoughtCard[]> {
  const ofCard = and(eq(transfers.giftCard, giftCards.code), eq(transfers.kind, 'card_voided'))
  const { code, orderLineId, customerId, waitsFor, currency, balance, bookValue, forfeited } = giftCards
  const taken = tx
    .select({ sum: sql`coalesce(sum(${transfers.amount}), 0)::int` })
    .from(transfers)
    .where(ofCard)
  const voided = sql<number>`(${taken}) - coalesce(${forfeited}, 0)`
  return tx
    .select({ code, orderLineId, customerId, waitsFor, currency, balance, bookValue, forfeited, voided })
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
    .orderBy(asc(code))
    .for('update')
}

/** Whether a card is still its buyer's, with all that was not taken back. */
export function isUntouched(card: BoughtCard, buyerId: number): boolean {
  const { customerId, balance, forfeited, bookValue, voided } = card
  return customerId === buyerId && balance + (forfeited ?? 0) === bookValue - voided
}

/** Ends a card that its buyer still has, and whose value is refunded. The caller must have locked it. */
export async function voidCard(tx: Transaction, orderId: string, card: BoughtCard, now: Date): Promise<void> {
  const { code: giftCard, balance: amount, currency } = card
  const ended = { balance: 0, forfeited: null, waitsFor: null, giftComment: '' }
  await tx.update(giftCards).set(ended).where(eq(giftCards.code, giftCard))
  await bookTransfer(tx, { kind: 'card_voided', amount, currency, orderId, giftCard }, now)
}

/**
 * Ends the cards of an order. Throws `conflict` when one was used or given away. The caller must have locked the order.
 */
export async function voidGiftCards(
  tx: Transaction,
  order: { id: string; customerId: number },
  now: Date,
): Promise<void> {
  for (const card of await readBoughtCards(tx, order.id)) {
    if (card.voided === card.bookValue) continue
    if (!isUntouched(card, order.customerId))
      throw new DomainError('conflict', 'a gift card of the order has been used or given away')
    await voidCard(tx, order.id, card, now)
  }
}

/**
 * Takes value off the gift cards that an order bought, after somebody has returned their price at the provider: the
 * order must keep what they are worth. Only cards that are still the buyer's lose some, as far as their balance goes.
 * Returns false when that was not enough, which is left to people. The caller must have locked the order.
 */
export async function takeBackValue(
  tx: Transaction,
  order: { id: string; customerId: number },
  /** minor units */
  returned: number,
  now: Date,
): Promise<boolean> {
  const cards = await readBoughtCards(tx, order.id)
  const [paid] = await tx
    .select({ kept: sql<number>`${orders.totalPaid} - ${orders.refunded}` })
    .from(orders)
    .where(eq(orders.id, order.id))
  const worth = cards.reduce((sum, { bookValue, voided, forfeited }) => sum + bookValue - voided - (forfeited ?? 0), 0)
  let missing = Math.min(returned, worth - Number(paid?.kept ?? 0))
  for (const { code, balance, currency } of cards) {
    const amount = Math.min(missing, balance)
    if (amount <= 0) continue
    const [card] = await tx
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${amount}` })
      .where(and(eq(giftCards.code, code), eq(giftCards.customerId, order.customerId), isNull(giftCards.waitsFor)))
      .returning({ code: giftCards.code })
    if (!card) continue
    await bookTransfer(tx, { kind: 'card_voided', amount, currency, orderId: order.id, giftCard: code }, now)
    missing -= amount
  }
  return missing <= 0
}
