import { and, count, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

export interface Credit {
  orderId: string
  customerId: number
  couponId: number | null
  giftCardCode: string
  giftCardPayment: number
  pointsSpent: number
  /** what the points pay, in minor units */
  pointsPayment: number
  currency: string
}

/**
 * Spends the coupon, the gift card and the points of an order, each by a guarded update with its transfer. Throws
 * `conflict` when a concurrent order came first and the quoted price is no longer valid.
 */
export async function holdCredit(tx: Transaction, credit: Credit, now: Date): Promise<void> {
  if (credit.couponId !== null) await spendCoupon(tx, credit.couponId, credit)
  if (credit.giftCardPayment > 0) await spendGiftCard(tx, credit, now)
  if (credit.pointsSpent > 0) await spendPoints(tx, credit, now)
}

/** The row lock of the counter serialises concurrent orders, so that the count of redemptions is correct. */
async function spendCoupon(tx: Transaction, couponId: number, { orderId, customerId }: Credit): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.id, couponId), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))))
    .returning({ limit: coupons.perCustomerLimit })
  if (!coupon) throw priceChanged()
  const [uses] = await tx
    .select({ mine: count(), highest: sql<number | null>`max(${couponRedemptions.nth})` })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponId, couponId), eq(couponRedemptions.customerId, customerId)))
  if (coupon.limit !== null && Number(uses?.mine ?? 0) >= coupon.limit) throw priceChanged()
  await tx.insert(couponRedemptions).values({ orderId, couponId, customerId, nth: Number(uses?.highest ?? 0) + 1 })
}

async function spendGiftCard(tx: Transaction, credit: Credit, now: Date): Promise<void> {
  const { giftCardCode: code, giftCardPayment: payment, customerId, orderId, currency } = credit
  const mine = and(eq(giftCards.code, code), eq(giftCards.customerId, customerId))
  const [card] = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} - ${payment}` })
    .where(and(mine, isNull(giftCards.waitsFor), gte(giftCards.balance, payment)))
    .returning({ code: giftCards.code })
  if (!card) throw priceChanged()
  await bookTransfer(tx, { kind: 'card_spent', amount: payment, currency, orderId, giftCard: code }, now)
}

async function spendPoints(tx: Transaction, credit: Credit, now: Date): Promise<void> {
  const { customerId, pointsSpent, pointsPayment, orderId, currency } = credit
  const [account] = await tx
    .update(pointsAccounts)
    .set({ balance: sql`${pointsAccounts.balance} - ${pointsSpent}` })
    .where(and(eq(pointsAccounts.customerId, customerId), gte(pointsAccounts.balance, pointsSpent)))
    .returning({ customerId: pointsAccounts.customerId })
  if (!account) throw priceChanged()
  const spent = { kind: 'points_spent', orderId, customerId } as const
  await bookTransfer(tx, { ...spent, amount: pointsSpent, currency: POINTS }, now)
  await bookTransfer(tx, { ...spent, amount: pointsPayment, currency }, now)
}

function priceChanged(): DomainError {
  return new DomainError('conflict', 'the price has changed, request a new quote')
}
