import { and, eq, gt, sql } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { checkShownDue, dueChanged } from '@/backend/orders/payments/attempts/due-now'
import type { PaymentSplit } from '@/backend/orders/payments/plan-payment'
import { transfers } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import type { OrderTotals } from '@/backend/pricing/price-quote'

import { toMinor } from '@/lib/domain/money/decimals'

interface Amounts {
  quote: { grandTotal: number; quotedAt: Date }
  totals: OrderTotals
  /** with tips */
  total: number
  /** what the customer has */
  points: number
  currency: string
  split: PaymentSplit
}

/** Throws `conflict` with what is due now, when the shopper saw another total, due, points or gift card balance. */
export async function checkAmounts(db: Database, request: CheckoutRequest, amounts: Amounts): Promise<void> {
  const { quote, totals, total, points, currency, split } = amounts
  const { giftCardPayment, pointsPayment, due } = split
  const actual = { amount: due, currency, giftCardPayment, pointsPayment }
  if (totals.grandTotal !== quote.grandTotal || request.points > points) throw dueChanged(actual)
  checkShownDue(request.shownDue, actual)
  const { pointsValue, giftCardCode } = request
  if (pointsValue !== null && toMinor(pointsValue, currency) !== pointsPayment) throw dueChanged(actual)
  if (!giftCardCode || giftCardPayment === total - pointsPayment) return
  // it does not cover the rest, so that all of its balance is used: it must be all that it held then
  if ((await spentSince(db, giftCardCode, quote.quotedAt)) > 0) throw dueChanged(actual)
}

/** Minor units, negative when it has grown. */
async function spentSince(db: Database, code: string, since: Date): Promise<number> {
  const [row] = await db
    .select({
      spent: sql<number>`coalesce(sum(case when ${transfers.debit} = 'gift_card' then ${transfers.amount} else -${transfers.amount} end), 0)::int`,
    })
    .from(transfers)
    .where(and(eq(transfers.giftCard, code), gt(transfers.createdAt, since)))
  return Number(row?.spent ?? 0)
}
