import { and, asc, eq, sql } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import type { Transaction } from '@/backend/platform/db/transaction'

/** Amounts are minor units. */
export interface BoughtCard {
  code: string
  orderLineId: number | null
  customerId: number
  waitsFor: string | null
  currency: string
  balance: number
  bookValue: number
  /** what of its value was taken back, to be refunded */
  voided: number
}

/** The gift cards that an order bought, locked. The caller must have locked the order, and so what is voided. */
export function readBoughtCards(tx: Transaction, orderId: string): Promise<BoughtCard[]> {
  const ofCard = and(eq(transfers.giftCard, giftCards.code), eq(transfers.kind, 'card_voided'))
  const taken = tx
    .select({ sum: sql`coalesce(sum(${transfers.amount}), 0)::int` })
    .from(transfers)
    .where(ofCard)
  const { code, orderLineId, customerId, waitsFor, currency, balance, bookValue } = giftCards
  return tx
    .select({ code, orderLineId, customerId, waitsFor, currency, balance, bookValue, voided: sql<number>`(${taken})` })
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
    .orderBy(asc(code))
    .for('update')
}

/** Its buyer's still, with all that was not taken back. */
export function isUntouched({ customerId, balance, bookValue, voided }: BoughtCard, buyerId: number): boolean {
  return customerId === buyerId && balance === bookValue - voided
}

/** Ends one that its buyer still has, whoever it waits for. The caller must have locked it. */
export async function voidCard(tx: Transaction, orderId: string, card: BoughtCard, now: Date): Promise<void> {
  const { code: giftCard, balance: amount, currency } = card
  await tx.update(giftCards).set({ balance: 0, waitsFor: null, giftComment: '' }).where(eq(giftCards.code, giftCard))
  await bookTransfer(tx, { kind: 'card_voided', amount, currency, orderId, giftCard }, now)
}
