import type { RefundOfOrder } from '@/backend/orders/refunds/read-refunds'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { formatMoney } from '@/lib/domain/money/money'

/** A sentence for each part of these refunds: what has gone back, and where, and what is on its way. */
export function refundTexts({ language, currency }: OrderRow, refunds: readonly RefundOfOrder[]): string[] {
  const texts = textsIn(language).refund
  const say = (text: string, amount: number, more: Record<string, string> = {}) =>
    amount > 0 ? [fillText(text, { amount: formatMoney({ amount, currency }, language), ...more })] : []
  return refunds.flatMap((refund) => {
    const hasAccount = refund.unclaimed === 0
    return [
      ...say(texts.on_its_way, refund.onItsWay),
      ...say(texts.returned, refund.byProvider - refund.onItsWay),
      ...say(texts.cash, refund.byCash),
      ...(hasAccount ? say(texts.gift_card, refund.byGiftCard, { code: refund.giftCardCode }) : []),
      ...(hasAccount ? say(texts.points, refund.byPoints, { points: `${refund.points}` }) : []),
    ]
  })
}
