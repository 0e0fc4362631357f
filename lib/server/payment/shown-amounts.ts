import 'server-only'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards-api'
import { findPlacedOrder } from '@/lib/commerce-client/orders/find-placed-order'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { usableCards } from '@/lib/domain/account/gift-cards'
import type { OrderRequest } from '@/lib/domain/checkout/checkout'
import { type ChangedPart, changedAmount } from '@/lib/domain/payment/changed-amount'
import { type PayableOrder, paymentDue } from '@/lib/domain/payment/pay-now'
import { type Failure, failure } from '@/lib/domain/result'

type Sent = Pick<
  OrderRequest<unknown>,
  'giftCardCode' | 'giftCardPayment' | 'totalDue' | 'currency' | 'gid' | 'quoteId' | 'tips'
>

/**
 * Why a checkout must not be sent, whatever the API checks: its gift card, whose balance is read again, covers less than
 * the shopper saw. Null when it may be, also when the order exists already: its own payment has used the card.
 */
export async function checkGiftCard(order: Sent, credentials: Credentials): Promise<Failure | null> {
  const { giftCardCode, giftCardPayment, totalDue, currency, gid } = order
  if (!giftCardCode) return null
  const cards = await listGiftCards(null, credentials)
  if (!cards.ok) return cards
  const card = usableCards(cards.value, gid, new Date()).find(({ code }) => code === giftCardCode)
  const covers = Math.min(card?.balance ?? 0, giftCardPayment)
  if (covers === giftCardPayment) return null
  const placed = await findPlacedOrder({ ...order, total: totalDue + giftCardPayment, age: 0, before: '' }, credentials)
  if (!placed.ok || placed.value.orderId) return placed.ok ? null : placed
  const part: ChangedPart = 'gift_card'
  return changedAmount(order, { amount: totalDue + giftCardPayment - covers, currency }, part)
}

/** Why an order, which was read again, must not be paid: nothing or another amount is due, or a payment is on its way. */
export function checkOrderDue(
  order: PayableOrder,
  shown: { totalDue: number; currency: string; tips: number | null },
): Failure | null {
  if (order.paymentState === 'confirming') return failure('payment_confirming')
  if (order.totalDue <= 0) return failure('invalid_request')
  const now = { amount: paymentDue(order, shown.tips), currency: order.currency }
  return now.amount === shown.totalDue && now.currency === shown.currency ? null : changedAmount(shown, now)
}
