import type { z } from 'zod'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { notReturned, type RefundOfOrder } from '@/backend/orders/refunds/read-refunds'
import type { orderDetail } from '@/lib/contract/order-detail'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatUtc } from '@/lib/domain/time/time'

type Wire = z.input<typeof orderDetail>
type Part = NonNullable<Wire['refunds']>[number]

/** What was refunded of an order, what of it is on its way, and where each part is. */
export function refundsOf({ order, refunds }: OrderDetail): Pick<Wire, 'refund_amt' | 'refund_pending' | 'refunds'> {
  const money = (minor: number) => toDecimal(minor, order.currency)
  const waiting = notReturned(refunds)
  return {
    refund_amt: money(order.refunded - waiting),
    refund_pending: money(waiting),
    refunds: refunds.flatMap((refund) =>
      partsOf(refund)
        .filter(({ amt }) => amt > 0)
        .map((part) => ({ ...part, amt: money(part.amt), dt: formatUtc(refund.createdAt), reason: refund.reason })),
    ),
  }
}

/** The refunds for a visitor: without the gift cards that hold them, and without reasons. */
export function withoutCards(parts: Wire['refunds']): Part[] {
  return (parts ?? []).map(({ gc_cd, reason, ...part }) => part)
}

function partsOf(refund: RefundOfOrder): (Omit<Part, 'amt'> & { amt: number })[] {
  const { byProvider, byCash, byGiftCard, byPoints, unclaimed, onItsWay, paidOutAt } = refund
  const credit = [
    { to: 'giftcard' as const, amt: byGiftCard, gc_cd: refund.giftCardCode },
    { to: 'points' as const, amt: byPoints, pt_cnt: refund.points },
  ]
  return [
    { to: 'payment', amt: byProvider - onItsWay },
    { to: 'payment', amt: onItsWay, pending: true },
    { to: 'cash', amt: byCash },
    ...(unclaimed > 0 ? [{ to: 'support' as const, amt: unclaimed, pending: paidOutAt === null }] : credit),
  ]
}
