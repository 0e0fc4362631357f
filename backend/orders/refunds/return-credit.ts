import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, gt, sql } from 'drizzle-orm'
import { newGiftCardCode } from '@/backend/orders/gift-cards/issue-gift-cards'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'

/** How long a returned amount can be spent at least. */
const VALID_MS = 90 * millisecondsInDay

/**
 * Gives back what a gift card paid of an order: to the same card, however empty or expired, while it is the payer's; to
 * a new card of its store once it was given away, waits for an address or was voided by an operator. Returns the code of the card that has the
 * money, which is valid for at least 90 days.
 */
export async function returnToGiftCard(tx: Transaction, order: OrderRow, amount: number, now: Date): Promise<string> {
  const { id: orderId, customerId, giftCardCode, currency } = order
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.code, giftCardCode)).for('update')
  if (!card) throw new Error('the gift card of the order no longer exists')
  const expiresAt = card.expiresAt && new Date(Math.max(card.expiresAt.getTime(), now.getTime() + VALID_MS))
  const isOwn = card.customerId === customerId && card.waitsFor === null && card.forfeited === null
  const code = isOwn ? card.code : newGiftCardCode()
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

/** Gives points back; `amount` is what they had paid, in minor units. */
export async function returnPoints(
  tx: Transaction,
  { id: orderId, customerId, currency }: OrderRow,
  { points, amount }: { points: number; amount: number },
  now: Date,
): Promise<void> {
  await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} + ${points}` })
    .where(eq(pointsAccounts.customerId, customerId))
  const restored = { kind: 'points_restored', orderId, customerId } as const
  await bookTransfer(tx, { ...restored, amount: points, currency: POINTS }, now)
  await bookTransfer(tx, { ...restored, amount, currency }, now)
}

/** Takes back points that an order had earned, as far as its customer still has them. */
export async function takeBackPoints(
  tx: Transaction,
  { id: orderId, customerId }: OrderRow,
  points: number,
  now: Date,
): Promise<void> {
  const isCredit = and(eq(transfers.orderId, orderId), eq(transfers.kind, 'points_earned'))
  const [credited] = await tx.select({ id: transfers.id }).from(transfers).where(isCredit)
  if (!credited || points === 0) return
  const own = and(eq(pointsAccounts.customerId, customerId), gt(pointsAccounts.balance, 0))
  const [account] = await tx.select().from(pointsAccounts).where(own).for('update')
  if (!account) return
  const amount = Math.min(points, account.balance)
  await tx
    .update(pointsAccounts)
    .set({ balance: account.balance - amount })
    .where(own)
  await bookTransfer(tx, { kind: 'points_unearned', amount, currency: POINTS, orderId, customerId }, now)
}
