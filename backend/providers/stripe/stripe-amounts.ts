import { digitsOf } from '@/lib/domain/money/money'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Currencies without decimals whose amounts Stripe expects as if they had two. */
const TWO_AT_STRIPE = ['ISK', 'UGX']
const FACTOR = 100

/** Throws for what Stripe cannot take: of a currency with three decimals it takes tens only. */
export function toStripeAmount(amount: number, currency: string): number {
  if (digitsOf(currency) === 3 && amount % 10 !== 0)
    throw new LoggableError('Stripe takes two decimals of this currency')
  return amount * factorOf(currency)
}

/** The currency may be in Stripe's small letters. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(amount / factorOf(currency.toUpperCase()))
}

function factorOf(currency: string): number {
  return TWO_AT_STRIPE.includes(currency) ? FACTOR : 1
}
