import { describe, expect, test } from 'vitest'
import { serverAddress } from '@/lib/contract/addresses'
import { checkoutData } from '@/lib/contract/checkout'
import { addComment, addReview } from '@/lib/contract/orders'
import { updateProfile } from '@/lib/contract/profile'
import { register } from '@/lib/contract/session'
import { text as answered, filled } from '@/lib/contract/wire'
import { giftCardTransferSchema } from '@/lib/domain/account/gift-card.schema'
import { profileSchema } from '@/lib/domain/account/profile.schema'
import { addressInput } from '@/lib/domain/checkout/address-input'
import { orderSchema } from '@/lib/domain/checkout/checkout.schema'
import { contactNameSchema } from '@/lib/domain/checkout/contact.schema'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { orderComment, orderReview } from '@/lib/domain/orders/order.schema'
import { addressSchema } from '@/lib/domain/places/address.schema'
import { plainLine, plainText } from '@/lib/domain/plain-text'

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
const LINES = ['\t', '\n', '\r']
const CONTROL = [...between(0, 31), ...between(127, 159)].filter((char) => !LINES.includes(char))
const DIRECTION = [...between(0x202a, 0x202e), ...between(0x2066, 0x2069)]

test.each([...CONTROL, ...DIRECTION].map((char) => [char.codePointAt(0)?.toString(16), char]))(
  'U+%s is left out, wherever it is',
  (_, char) => {
    expect(plainText(`${char}Ada ${char}Lo${char}velace${char}`)).toBe('Ada Lovelace')
  },
)

test.each([
  'Ada Lovelace',
  'José Núñez',
  '陳美雅',
  '花子',
  '민준',
  'O’Brien-Smith',
  'שלום',
  'نور',
  '👩‍🍳 Ada',
  'a\u200db',
  '',
])('%j stays as it is', (name) => {
  expect([plainText(name), plainLine(name)]).toEqual([name, name])
})

test.each(['\u200b', ' \u200b\u2060 ', '\ufeff', '\u3164', '\u2800', '\ufe0f', '\n \u00ad'])('%j is empty', (text) => {
  expect([plainText(text), plainLine(text)]).toEqual(['', ''])
})

test('lines stay in a review, and a name has one', () => {
  expect(plainText('Good.\n\tVery\r\ngood.')).toBe('Good.\n\tVery\r\ngood.')
  expect(plainLine('Ada\r\nBcc: all@example.com')).toBe('Ada Bcc: all@example.com')
  expect(plainLine('Ada\u2028Lovelace')).toBe('Ada Lovelace')
})

const BAD = 'A\u202eda\u0000 Lo\u2066ve\u009b'
const GOOD = 'Ada Love'

/** A name or text of each form and call, where it comes in. */
const BORDERS: Record<string, [{ safeParse: (value: unknown) => { data?: unknown; error?: unknown } }, string[]]> = {
  profile: [profileSchema, ['firstName', 'lastName', 'nickName']],
  'contact name': [contactNameSchema, ['firstName', 'lastName']],
  'order comment': [orderComment, ['comment']],
  'review, in a form': [orderReview, ['comment']],
  'gift card': [giftCardTransferSchema, ['comment']],
  'address of a checkout': [addressInput, ['firstName', 'lastName', 'street', 'unit', 'buzz', 'city', 'region']],
  order: [orderSchema, ['firstName', 'lastName', 'comment']],
  'call customerinfo': [updateProfile.request, ['first_name', 'last_name', 'nick_name']],
  'call register': [register.request, ['first_name']],
  'call customerAddr': [serverAddress, ['fn', 'ln', 'street', 'unit', 'buzz', 'city', 'region']],
  'call checkout': [checkoutData, ['c_fnm', 'c_lnm', 'ord_cmt']],
  'call comment': [addComment.request, ['comment']],
  'call review': [addReview.request, ['cmt']],
}
const REST = {
  rating: 5,
  rat: 5,
  code: 'GC',
  receiver: 'a@b.example',
  order_id: 'o1',
  email: 'a@b.example',
  password: 'secret1',
  ...{ id: null, phone: '6045550123', country: 'CA', postalCode: 'V6B1A1', isDefault: false, lat: null, lon: null },
  ...{ tn: '6045550123', cntry: 'CA', pay_mtd: 1, shp_mtd: 1, g_id: 12, q_id: 'q1' },
  ...{ quoteId: 'q1', gid: 12, companyId: 1, currency: 'CAD', paymentMethod: 1, card: null, fulfilmentMethod: 1 },
  ...{ fulfilmentOption: '', shippingAddress: null, billingAddress: null, tips: 0, giftCardCode: '', pointsUsed: 0 },
  ...{ pointsPayment: 0, giftCardPayment: 0, totalDue: 0, ...NO_ORDER_FIELDS, slot: null },
}

describe('what comes in has no marks that nobody sees', () => {
  test.each(Object.entries(BORDERS))('%s', (_, [schema, fields]) => {
    const sent = { ...REST, ...Object.fromEntries(fields.map((field) => [field, BAD])) }
    const { data, error } = schema.safeParse(sent)
    expect(error).toBeUndefined()
    expect(data).toMatchObject(Object.fromEntries(fields.map((field) => [field, GOOD])))
  })

  test('an address of the book', () => {
    const typed = { ...REST, firstName: BAD, street: `800 ${BAD}`, unit: BAD, city: BAD, region: 'BC' }
    const { data, error } = addressSchema.safeParse(typed)
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ firstName: GOOD, street: `800 ${GOOD}`, unit: GOOD, city: GOOD })
  })

  test('a text and a name of an API’s answer, such as that of a store', () => {
    expect([answered.parse(BAD), answered.parse(12), filled.parse(BAD), filled.parse(12)]).toEqual([
      GOOD,
      '12',
      GOOD,
      '12',
    ])
    expect(filled.safeParse('\u202e\u0000').success).toBe(false)
  })
})
