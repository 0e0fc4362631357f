import Stripe from 'stripe'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Turns Stripe's errors into loggable ones: their messages may quote what a payer entered, their codes do not. */
export async function loggable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code = '', statusCode = '' } = error
    throw new LoggableError(`Stripe did not do it: ${[type, statusCode, code].filter(Boolean).join(' ')}`)
  }
}

/** Null for what Stripe does not know, or no longer. */
export function ifKnown<T>(call: Promise<T>): Promise<T | null> {
  const known = call.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  })
  return loggable(known)
}

/** Null for a declined card, which the payment intent reports too. */
export function ignoreDecline(error: unknown): null {
  if (error instanceof Stripe.errors.StripeCardError) return null
  throw error
}
