import Stripe from 'stripe'
import type { StripeConfig } from './stripe-adapter'

export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'

/**
 * The intent that an event of Stripe is about, or null for another kind of event. Throws unless the header signs this
 * body with our secret, within five minutes of `now`.
 */
export function readStripeEvent(
  body: string,
  header: string,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  now: Date,
): string | null {
  const { data } = Stripe.webhooks.constructEvent(body, header, webhookSecret, undefined, undefined, now.getTime())
  const { object } = data as { object: { object?: string; id?: string } }
  return object.object === 'payment_intent' && object.id ? object.id : null
}
