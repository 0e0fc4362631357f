import { and, eq, gt, sql } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { checkShownDue, dueChanged } from '@/backend/orders/payments/due-now'
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
  /** the points balance of the customer */
  points: number
  currency: string
  split: PaymentSplit
}

/** Throws `conflict` with what is due now where the shopper saw another total, due, points or gift card balance. */
export async function checkAmounts(db: Database, request: CheckoutRequest, amounts: Amounts): Promise<void> {
  const { quote, totals, total, points, currency, split } = amounts
  const { giftCardPayment, pointsPayment, due } = split
  const actual = { amount: due, currency, giftCardPayment, pointsPayment }
  if (totals.grandTotal !== quote.grandTotal || request.points > points) throw dueChanged(actual)
  checkShownDue(request.shownDue, actual)
  const { pointsValue, giftCardCode } = request
  if (pointsValue !== null && toMinor(pointsValue, currency) !== pointsPayment) throw dueChanged(actual)
  if (!giftCardCode || giftCardPayment === total - pointsPayment) return
  // the card is used up, so that its balance must be what it was at the quote
  if ((await spentSince(db, giftCardCode, quote.quotedAt)) > 0) throw dueChanged(actual)
}

/** How much a gift card has lost since, in minor units; negative where its balance has grown. */
async function spentSince(db: Database, code: string, since: Date): Promise<number> {
  const [row] = await db
    .select({
      spent: sql<number>`coalesce(sum(case when ${transfers.debit} = 'gift_card' then ${transfers.amount} else -${transfers.amount} end), 0)::int`,
    })
    .from(transfers)
    .where(and(eq(transfers.giftCard, code), gt(transfers.createdAt, since)))
  return Number(row?.spent ?? 0)
}
