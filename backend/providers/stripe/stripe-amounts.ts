import { digitsOf } from '@/lib/domain/money/money'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Currencies without decimals whose amounts Stripe expects with two. */
const TWO_AT_STRIPE = ['ISK', 'UGX']
const FACTOR = 100

/** Minor units as Stripe counts them. Throws where a currency has three decimals and the last is not 0. */
export function toStripeAmount(amount: number, currency: string): number {
  if (digitsOf(currency) === 3 && amount % 10 !== 0)
    throw new LoggableError('Stripe takes two decimals of this currency')
  return amount * factorOf(currency)
}

/** Stripe's amount in minor units; `currency` may be in lower case, as Stripe writes it. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(amount / factorOf(currency.toUpperCase()))
}

function factorOf(currency: string): number {
  return TWO_AT_STRIPE.includes(currency) ? FACTOR : 1
}
