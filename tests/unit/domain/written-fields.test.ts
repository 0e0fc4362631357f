import { expect, test } from 'vitest'
import { giftCardTransferSchema } from '@/lib/domain/account/gift-card.schema'
import { loginSchema } from '@/lib/domain/account/login.schema'
import { toLoginAddress } from '@/lib/domain/account/login-address'
import { phoneSchema, profileSchema } from '@/lib/domain/account/profile.schema'
import { orderSchema } from '@/lib/domain/checkout/checkout.schema'
import { isFieldValid } from '@/lib/domain/codes/order-fields'
import { parseTyped } from '@/lib/domain/money/typed-money'
import { cardSchema } from '@/lib/domain/payment/card.schema'
import { addressSchema } from '@/lib/domain/places/address.schema'
import { sampleAddress, sampleCard } from '@/tests/support/sample-checkout'
import { WRITTEN } from '@/tests/support/writing/fields'

interface Parser {
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}

const field = (schema: Parser, form: object, name: string) => (value: string) => {
  const { data } = schema.safeParse({ ...form, [name]: value })
  return data === undefined ? null : (data as Record<string, string>)[name]
}
const only = (schema: Parser) => (value: string) => schema.safeParse(value).data ?? null

const PHONE = { countryCode: 'CA', phone: '6045550123', vc: '123456' }
const ADDRESSES = {
  CA: sampleAddress,
  US: { ...sampleAddress, country: 'US', region: 'WA' },
  CN: { ...sampleAddress, country: 'CN', region: '北京市', phone: '13800138000' },
  KR: { ...sampleAddress, country: 'KR', region: 'Seoul', phone: '01012345678' },
}

/** A table number shows its message exactly where it would not be sent. */
const numberOf = (schema: Parser) => (value: string) => {
  const sent = only(schema)(value)
  expect(isFieldValid('tableNumber', value, false)).toBe(sent !== null)
  return sent
}

const READERS: Record<string, (value: string) => unknown> = {
  street: field(addressSchema, ADDRESSES.CA, 'street'),
  'postal code of CA': field(addressSchema, ADDRESSES.CA, 'postalCode'),
  'postal code of US': field(addressSchema, ADDRESSES.US, 'postalCode'),
  'postal code of CN': field(addressSchema, ADDRESSES.CN, 'postalCode'),
  'postal code of KR': field(addressSchema, ADDRESSES.KR, 'postalCode'),
  'card number': field(cardSchema, sampleCard, 'number'),
  'security code': field(cardSchema, sampleCard, 'cvv'),
  'texted code': field(phoneSchema, PHONE, 'vc'),
  'table number': numberOf(orderSchema.shape.tableNumber),
  'party size': numberOf(orderSchema.shape.partySize),
  'tip in cents': (value) => parseTyped(value, 'CAD')?.toString() ?? null,
  'login name': (value) => {
    const { email, country } = toLoginAddress(value, 'shop.test')
    return [email, country].filter(Boolean).join(' ')
  },
  'receiver of a gift card': field(giftCardTransferSchema, { code: 'X' }, 'receiver'),
  'first name': field(profileSchema, {}, 'firstName'),
  comment: only(orderSchema.shape.comment),
  password: field(loginSchema, { mode: 'account', email: 'mei' }, 'password'),
}

const REQUIREMENTS: Record<string, string> = {
  street: ' [VAL-20]',
  'postal code of CA': ' [VAL-17]',
  'postal code of US': ' [VAL-17]',
  'card number': ' [VAL-38]',
  'security code': ' [VAL-39]',
  'texted code': ' [VAL-2]',
  'table number': ' [VAL-33]',
  'party size': ' [VAL-34]',
  'login name': ' [AUTH-16]',
}

const ROWS = Object.entries(WRITTEN).flatMap(([name, rows]) =>
  rows.map(([written, sent]) => [name, written, sent, REQUIREMENTS[name] ?? ''] as const),
)

test('every field that is written in many ways is read here', () => {
  expect(Object.keys(READERS)).toEqual(Object.keys(WRITTEN))
  expect(ROWS.length).toBeGreaterThanOrEqual(150)
})

test.each(ROWS)('%s: %j is sent as %j%s', (name, written, sent) => {
  expect(READERS[name]?.(written)).toBe(sent)
})

test('the postal code of a card is read as that of an address [VAL-36]', () => {
  for (const country of ['CA', 'US', 'CN', 'KR'])
    for (const [written, sent] of WRITTEN[`postal code of ${country}`] ?? [])
      expect([country, written, field(cardSchema, { ...sampleCard, country }, 'postalCode')(written)]).toEqual([
        country,
        written,
        sent,
      ])
})
