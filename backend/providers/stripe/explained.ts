import Stripe from 'stripe'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Stripe's own messages may quote what a payer entered; its codes do not. */
export async function explained<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code = '', statusCode = '' } = error
    throw new LoggableError(`Stripe did not do it: ${[type, statusCode, code].filter(Boolean).join(' ')}`)
  }
}
