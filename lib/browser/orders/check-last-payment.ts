import { orderOutcome } from '@/lib/domain/orders/order-outcome'
import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'
import { fetchOrder } from './fetch-orders'
import type { LastPayment } from './last-payment'

/** Reads again what was open when its page was left. Null: its order has ended unpaid. */
export async function checkLastPayment({ orderId, content }: LastPayment): Promise<PayResultContent | null> {
  if (content !== 'payment_open') return content
  const answer = await fetchOrder(orderId)
  if (!answer.ok) return 'payment_unknown'
  const outcome = orderOutcome(answer.value)
  if (outcome === 'cancelled') return null
  if (outcome === 'waiting') return 'payment_open'
  return outcome === 'placed' && answer.value.totalDue === 0 ? 'payment_success' : 'payment_unknown'
}
