import type Stripe from 'stripe'
import type { ProviderRefund, RefundRequest } from '@/backend/providers/payment-provider'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts'
import { chargeOf } from './stripe-records'

/**
 * Refunds once per key, and throws while it is unconfirmed. A failed refund is made again with another idempotency key,
 * as its own would only repeat the first answer.
 */
export async function refundOnce(
  stripe: Stripe,
  payment_intent: string,
  { idempotencyKey, amount, currency }: RefundRequest,
): Promise<void> {
  const tries = (await refundsOf(stripe, payment_intent)).filter(({ metadata }) => metadata?.refund === idempotencyKey)
  const known = tries.find(({ status }) => status !== 'failed' && status !== 'canceled')
  const refund =
    known ??
    (await stripe.refunds.create(
      { payment_intent, amount: toStripeAmount(amount, currency), metadata: { refund: idempotencyKey } },
      { idempotencyKey: `${idempotencyKey}-${tries.length}` },
    ))
  if (refund.status !== 'succeeded') throw new LoggableError(`Stripe's refund is ${refund.status}`)
}

/** The refunds that succeeded; Stripe's own sum also counts pending ones, which may fail. */
export async function returnedOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderRefund[]> {
  if (!chargeOf(intent)?.amount_refunded) return []
  const made = (await refundsOf(stripe, intent.id)).filter(({ status }) => status === 'succeeded')
  return made.map(({ amount, currency, metadata }) => ({
    key: metadata?.refund || null,
    amount: fromStripeAmount(amount, currency),
  }))
}

async function refundsOf(stripe: Stripe, payment_intent: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent, limit: 100 })).data
}
