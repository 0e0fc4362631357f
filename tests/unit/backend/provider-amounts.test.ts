import { expect, test } from 'vitest'
import { toPaypalValue } from '@/backend/providers/paypal/paypal-adapter'
import { fromStripeAmount, toStripeAmount } from '@/backend/providers/stripe/stripe-amounts'

test.each([
  ['CAD', 1250, 1250],
  ['USD', 1250, 1250],
  ['JPY', 1250, 1250],
  ['KRW', 1250, 1250],
  ['KWD', 1250, 1250],
  ['UGX', 1250, 125_000],
  ['ISK', 1250, 125_000],
])('Stripe counts %s: %i as %i, and back', (currency, minor, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount)
  expect(fromStripeAmount(amount, currency.toLowerCase())).toBe(minor)
})

test('Stripe takes no thousandths', () => {
  expect(() => toStripeAmount(1251, 'KWD')).toThrow('two decimals')
})

test.each([
  ['CAD', 1250, '12.50'],
  ['USD', 5, '0.05'],
  ['JPY', 1250, '1250'],
  ['KRW', 1250, '1250'],
  ['TWD', 1200, '12'],
  ['HUF', 1200, '12'],
])('PayPal writes %s: %i as %s', (currency, minor, value) => expect(toPaypalValue(minor, currency)).toBe(value))

test.each(['TWD', 'HUF'])('PayPal takes no decimals of %s', (currency) => {
  expect(() => toPaypalValue(1250, currency)).toThrow('no decimals')
})
