import type Stripe from 'stripe'
import { ExplainedError } from '@/backend/http/explained-error'
import type { RefundRequest } from '@/backend/providers/payment-provider'

/**
 * Refunds money of an intent once per key. Throws while Stripe has not confirmed it. A refund that has failed there is
 * made again; its own idempotency key would only repeat the first answer.
 */
export async function refundOnce(
  stripe: Stripe,
  payment_intent: string,
  { idempotencyKey, amount }: RefundRequest,
): Promise<void> {
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
  const tries = data.filter(({ metadata }) => metadata?.refund === idempotencyKey)
  const known = tries.find(({ status }) => status !== 'failed' && status !== 'canceled')
  const refund =
    known ??
    (await stripe.refunds.create(
      { payment_intent, amount, metadata: { refund: idempotencyKey } },
      { idempotencyKey: `${idempotencyKey}-${tries.length}` },
    ))
  if (refund.status !== 'succeeded') throw new ExplainedError(`Stripe's refund is ${refund.status}`)
}
