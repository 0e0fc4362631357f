import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { couponCode, day, orderId, searchText, storeKey, storeKeys } from '@/backend/operators/operation/fields'
import { readTypedNumber, readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { serverAddress } from '@/lib/contract/addresses'
import { card } from '@/lib/contract/charge'
import { checkoutData } from '@/lib/contract/checkout'
import { confirmEmail, updateEmail, updatePhone } from '@/lib/contract/credentials'
import { listGiftCardHistory, transferGiftCard } from '@/lib/contract/gift-cards'
import { quote } from '@/lib/contract/quote'
import { login, register } from '@/lib/contract/session'
import { giftCardTransferSchema } from '@/lib/domain/account/gift-card.schema'
import { toLoginAddress } from '@/lib/domain/account/login-address'
import { emailSchema, linkPasswordSchema, textedCode } from '@/lib/domain/account/profile.schema'
import { orderSchema, quoteSchema } from '@/lib/domain/checkout/checkout.schema'
import { isFieldValid } from '@/lib/domain/codes/order-fields'
import { parseTyped } from '@/lib/domain/money/typed-money'
import { parseSavedSearch } from '@/lib/domain/orders/saved-search'
import { digitsOf } from '@/lib/domain/payment/cards'
import { payNowQuery } from '@/lib/domain/payment/pay-now.schema'
import { addressSchema } from '@/lib/domain/places/address.schema'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { readTypedPostalCode } from '@/lib/domain/places/typed-postal-code'
import { givenAmount, padKey } from '@/lib/domain/self-checkout/keypad'
import { readPayLink } from '@/lib/domain/self-checkout/pay-link'
import { typedDigits } from '@/lib/domain/typed-text'

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0))

/** What a keyboard or a copied text makes of a code. */
const SPELLINGS = {
  'in full width': fullWidth,
  'with zero-width spaces': (text: string) => `\u200b${[...text].join('\u200b')}\ufeff`,
  'between blanks': (text: string) => `\u00a0\u3000${text}\u3000`,
  'in full width, with both': (text: string) => `\u2060\u3000${fullWidth(text)}\u200d `,
}

const of = (schema: { parse: (value: unknown) => unknown }) => (text: string) => schema.parse(text)
const ADDRESS = {
  firstName: 'Mei',
  phone: '6045550199',
  street: '1 Main',
  city: 'Vancouver',
  region: 'BC',
  country: 'CA',
  postalCode: 'V6B 1A1',
}
const address = (field: 'unit' | 'buzz' | 'street' | 'phone' | 'postalCode') => (text: string) =>
  addressSchema.parse({ ...ADDRESS, [field]: text } as z.input<typeof addressSchema>)[field]
const { data: quoted } = quote.request.shape
const transfer = { code: 'GC-7Q4M', receiver: 'bo@mail.example' }

/** Field, what is meant, and where it is parsed. */
const FIELDS: [field: string, meant: string, parse: (text: string) => unknown, parsed?: unknown][] = [
  ['coupon', 'SPRING-5', of(quoteSchema.shape.coupon)],
  ['coupon of the API', 'SPRING-5', of(quoted.shape.cpn)],
  ['gift card', 'GC-7Q4M', of(orderSchema.shape.giftCardCode)],
  ['gift card of the API', 'GC-7Q4M', of(checkoutData.shape.gc_cd)],
  ['gift card that is read', 'GC-7Q4M', of(listGiftCardHistory.request.shape.code)],
  ['gift card that is given', 'GC-7Q4M', (code) => giftCardTransferSchema.parse({ ...transfer, code }).code],
  ['its receiver', 'bo@mail.example', (receiver) => giftCardTransferSchema.parse({ ...transfer, receiver }).receiver],
  ['its receiver of the API', 'bo@mail.example', of(transferGiftCard.request.shape.receiver)],
  ['verification code', '246810', (code) => textedCode.parse(code)],
  ['verification code of the API', '246810', of(login.request.shape.data.shape.vc)],
  ['code of a new phone of the API', '246810', of(updatePhone.request.shape.vc)],
  ['phone', '604-555-0199', (phone) => readTypedPhone('CA', phone).digits, '6045550199'],
  ['phone of an address', '6045550199', address('phone')],
  ['postal code', 'V6B 1A1', (code) => readTypedPostalCode('CA', code)],
  ['postal code of an address', 'V6B 1A1', address('postalCode')],
  ['postal code of a card of the API', 'V6B 1A1', of(card.shape.zipcd)],
  ['street', '555 Main', address('street')],
  ['unit', '20B', address('unit')],
  ['unit of the API', '20B', of(serverAddress.shape.unit)],
  ['buzzer', '#12', address('buzz')],
  ['buzzer of the API', '#12', of(serverAddress.shape.buzz)],
  ['table', '12', of(orderSchema.shape.tableNumber)],
  ['table on screen', '12', (text) => isFieldValid('tableNumber', text, true), true],
  ['table of the API', '12', of(checkoutData.shape.tb_num)],
  ['guests', '4', of(orderSchema.shape.partySize)],
  ['guests of the API', '4', of(checkoutData.shape.party_size)],
  ['card', '4242424242424242', digitsOf],
  ['card of the API', '4242424242424242', of(card.shape.num)],
  ['security code', '123', typedDigits],
  ['security code of the API', '123', of(card.shape.cvv)],
  ['tip', '2.50', (text) => parseTyped(text, 'CAD'), 250],
  [
    'amount of a pay link',
    '12.50',
    (text) => givenAmount(readPayLink(`/pay/5/amt/${encodeURIComponent(text)}`).amount, 'CAD'),
  ],
  ['order of a pay link', '9f3c-1a7e', (text) => readPayLink(`/pay/5/oid/${encodeURIComponent(text)}`).orderId],
  ['order of /paynow', '9f3c-1a7e', (text) => payNowQuery.parse({ orderId: text, gid: '5' }).orderId],
  ['search of orders', '9f3c-1a7e', (text) => parseSavedSearch({ keywords: text }).keywords],
  ['login', 'mei@mail.example', (text) => toLoginAddress(text, 'customer.example').email],
  ['email', 'mei@mail.example', (email) => emailSchema.parse({ email }).email],
  ['email of the API', 'mei@mail.example', of(updateEmail.request.shape.email)],
  ['email of a new account of the API', 'mei@mail.example', of(register.request.shape.email)],
  ['token of a link', 'rp-77c0', (token) => linkPasswordSchema.parse({ token, password: 'noodles' }).token],
  ['token of a link of the API', 'rp-77c0', of(confirmEmail.request.shape.token)],
  ['order of an operator', '9f3c-1a7e', of(orderId)],
  ['search of an operator', '604 555', of(searchText)],
  ['store of an operator', 'bakery', of(storeKey)],
  ['stores of an operator', 'bakery', of(storeKeys), ['bakery']],
  ['coupon of an operator', 'SPRING-5', of(couponCode)],
  ['day of an operator', '2026-11-20', of(day)],
  ['price of an operator', '6.50', (text) => readTypedPrice(text, 'CAD'), 6.5],
  ['minutes of an operator', '25', readTypedNumber, 25],
]

describe.each(FIELDS)('%s', (_, meant, parse, parsed = meant) => {
  test('as it is', () => expect(parse(meant)).toEqual(parsed))

  test.each(Object.entries(SPELLINGS))('%s', (_spelling, spell) => {
    expect(parse(spell(meant))).toEqual(parsed)
  })
})

test('a key of a full-width keyboard is that of the pad', () => {
  const keys = ['1', '１', '０', '.', '．', ',', '，', '。', 'Backspace', 'a', 'Process', '']
  expect(keys.map(padKey)).toEqual(['1', '1', '0', '.', '.', '.', '.', '.', 'delete', undefined, undefined, undefined])
})
