import Stripe from 'stripe'
import type { StripeConfig } from './stripe-adapter'

export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'

interface EventObject {
  object?: string
  id?: string
  /** present on a charge or a refund */
  payment_intent?: string | { id: string } | null
}

/**
 * Verifies a webhook event and reads the id of its payment intent; null for another kind of event. Throws unless the
 * header signs this body with our secret, within five minutes.
 */
export function readStripeEvent(
  body: string,
  header: string,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  now: Date,
): string | null {
  const { data } = Stripe.webhooks.constructEvent(body, header, webhookSecret, undefined, undefined, now.getTime())
  const { object, id, payment_intent } = (data as { object: EventObject }).object
  if (object === 'payment_intent') return id ?? null
  if (object !== 'charge' && object !== 'refund') return null
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
}
