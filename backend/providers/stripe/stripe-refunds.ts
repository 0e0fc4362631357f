import type Stripe from 'stripe'
import type { RefundRequest } from '@/backend/providers/payment-provider'
import { ExplainedError } from '@/lib/telemetry/explained-error'
import { chargeOf } from './stripe-records'

/**
 * Refunds money of an intent once per key. Throws while Stripe has not confirmed it. A refund that has failed there is
 * made again; its own idempotency key would only repeat the first answer.
 */
export async function refundOnce(
  stripe: Stripe,
  payment_intent: string,
  { idempotencyKey, amount }: RefundRequest,
): Promise<void> {
  const tries = (await refundsOf(stripe, payment_intent)).filter(({ metadata }) => metadata?.refund === idempotencyKey)
  const known = tries.find(({ status }) => status !== 'failed' && status !== 'canceled')
  const refund =
    known ??
    (await stripe.refunds.create(
      { payment_intent, amount, metadata: { refund: idempotencyKey } },
      { idempotencyKey: `${idempotencyKey}-${tries.length}` },
    ))
  if (refund.status !== 'succeeded') throw new ExplainedError(`Stripe's refund is ${refund.status}`)
}

/** Minor units of an intent that have gone back: Stripe's own sum also counts refunds that are pending and may fail. */
export async function returnedOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<number> {
  if (!chargeOf(intent)?.amount_refunded) return 0
  const made = (await refundsOf(stripe, intent.id)).filter(({ status }) => status === 'succeeded')
  return made.reduce((sum, { amount }) => sum + amount, 0)
}

async function refundsOf(stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent, limit: 100 })).data
}
