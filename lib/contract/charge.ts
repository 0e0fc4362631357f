import { z } from 'zod'
import { addition, field } from './field'
import { amount, currency, digits, typed, whole } from './wire'

/**
 * What the payer saw as due now, tips included: an addition of ours, in every call that opens or captures a charge. An
 * API that knows it refuses with 409, and the amounts in `records`, when it would charge something else.
 */
export const dueNow = z
  .object({
    amt: amount.meta(field('The amount', 45.21)),
    curr: currency.meta(field('Its currency', 'CAD')),
  })
  .meta({ id: 'due_now', description: 'What the payer saw as due' })
export const DUE_NOW = addition(
  'What the payer saw as due now, tips included; RC 409 when something else would be charged',
  undefined,
  'it is not compared',
)

export const RETURN_URL = addition(
  'Where a provider sends the shopper back to; `{ord_id}` in it stands for the order, and is found out where it stays',
  'https://plaza.example/account/orders/detail/9f3c1a7e?from=returned',
  'the page of the order is not opened by itself',
)

export const card = z
  .object({
    num: digits.regex(/^\d{12,19}$/).meta(field('Number, without spaces', '4242424242424242')),
    owner: z.string().min(1).max(120).meta(field('Cardholder', 'Mei Chen')),
    type: whole.meta(field('1 Visa, 2 MasterCard, 3 American Express, 4 Discover, 5 UnionPay, 6 JCB, 7 Maestro', 1)),
    expm: whole.meta(field('Month in which it expires', 12)),
    expy: whole.meta(field('Year in which it expires', 2030)),
    cvv: digits.regex(/^\d{3,4}$/).meta(field('Security code', '123')),
    cntry: z.string().length(2).meta(field('Country of the billing address, as two letters', 'CA')),
    zipcd: typed(12).nullish().meta(field('Its postal code, where the country has them', 'V6B 1A1')),
  })
  .meta({ id: 'card', description: 'A credit card' })
export const CARD = field(
  'With payment method 2, unless the store has a `publishable_key`',
  undefined,
  'no card is charged',
)
export const CARD_REF = addition(
  'A saved card instead of `card`: the `ref` of one of the payer’s own `cards`',
  'pm_8c1f',
  'none',
)
export const SAVE_CARD = addition(
  'Whether the card that is entered is saved for the payer’s next orders',
  true,
  'it is not',
)
export const DEVICE = field('Always `h5`', 'h5')
