import { describe, expect, test } from 'vitest'
import { toQuote } from '@/lib/commerce-client/orders/quote-mapper'
import { quoteRecords } from '@/lib/contract/quote'
import type { Id } from '@/lib/domain/codes/id'
import { WIRE_QUOTE } from '@/tests/support/documented-answers'

/** A quote with more than the documents print, and an unknown key. */
const WIRE = {
  ...WIRE_QUOTE,
  item_ttl: 40,
  taxes: { GST: 1.92 },
  ttl_bf_tax: '38.49',
  shp_mtd: '1',
  shp_types: [{ snm: 'Courier', methods: [{ code: 'exp', desc: 'Express', fee: '6.00' }] }],
  curr: 'CAD',
  items: [
    {
      ...{ pid: '34', nm: 'Beef noodles', qty: '2', pc: '20.00', amt: 40, img: 'b.webp', opts: ['Large'] },
      vld_dt: '2027-05-19 19:00:00',
    },
  ],
  new_key: true,
}
const ASKED = {
  lines: [],
  currency: 'CAD',
  fulfilmentMethod: 2,
  timeZone: 'America/Vancouver',
  nameOf: ({ pid }: { pid: Id }) => `dish ${pid}`,
  choicesOf: ({ pid }: { pid: Id }) => (pid === 34 ? ['Large'] : []),
}
const read = (changes: object = {}) => toQuote(quoteRecords.parse({ ...WIRE, ...changes }), ASKED)

describe('the response of a quote', () => {
  test('its documented records, in cents [CALL-27]', () => {
    expect(read()).toMatchObject({
      id: '88',
      currency: 'CAD',
      grandTotal: 4521,
      tax: 192,
      couponDiscount: 150,
      storeDiscount: 400,
      pointsBalance: 1200,
      surcharge: 100,
      fulfilmentMethod: 1,
      shippingFee: 399,
    })
  })

  test('the parts of the price that the checkout shows [ENT-52]', () => {
    expect(read()).toMatchObject({
      itemTotal: 4000,
      surcharge: 100,
      storeDiscount: 400,
      couponDiscount: 150,
      shippingFee: 399,
      totalBeforeTax: 3849,
      tax: 192,
      taxes: [{ label: 'GST', amount: 192 }],
      grandTotal: 4521,
    })
  })

  test('shipping types and allowed periods [ENT-50]', () => {
    expect(read().shippingTypes).toEqual([
      { name: 'Courier', methods: [{ code: 'exp', description: 'Express', fee: 600 }] },
    ])
    expect(read().allowedPeriods).toEqual({
      '2026-11-20': [{ start: '2026-11-20T12:30:00-07:00', end: '2026-11-20T13:00:00-07:00' }],
    })
  })

  test('the priced lines', () => {
    expect(read().lines).toEqual([
      {
        pid: '34',
        name: 'Beef noodles',
        picture: '/media/b.webp',
        options: ['Large'],
        isGiftCard: false,
        validUntil: '2027-05-19T19:00:00.000Z',
        quantity: 2,
        unitPrice: 2000,
        amount: 4000,
      },
    ])
  })

  test('the distance of a delivery, and the minutes of an order for as soon as possible', () => {
    expect(read({ shp_km: '7.4', est: { from: 25, to: '35' } })).toMatchObject({
      shippingKm: 7.4,
      estimate: { from: 25, to: 35 },
    })
    expect(read()).toMatchObject({ shippingKm: null, estimate: null })
  })

  test('without a currency it is CAD; missing fields are empty [CONST-1] [CALL-27]', () => {
    const bare = read({
      curr: undefined,
      items: undefined,
      taxes: undefined,
      shp_types: undefined,
      allowed_periods: null,
      surcharge: null,
      shp_fee: null,
    })
    expect(bare).toMatchObject({
      currency: 'CAD',
      lines: [],
      taxes: [],
      shippingTypes: [],
      allowedPeriods: {},
      surcharge: 0,
      shippingFee: 0,
    })
  })
})

describe('a quote with no more than its twelve documented keys', () => {
  const { item_ttl, taxes, ttl_bf_tax, shp_types, curr, items, new_key, ...documented } = WIRE
  const lines = [
    { pid: 34, qty: 2, pc: 1800, options: {} },
    { pid: 35, qty: 1, pc: 420, options: {} },
  ]
  const bill = toQuote(quoteRecords.parse(documented), { ...ASKED, lines })

  test('has the lines of the cart, and a bill that begins with them', () => {
    expect(bill.lines).toMatchObject([
      { pid: 34, name: 'dish 34', options: ['Large'], quantity: 2, unitPrice: 1800, amount: 3600 },
      { pid: 35, name: 'dish 35', options: [], quantity: 1, unitPrice: 420, amount: 420 },
    ])
    expect(bill).toMatchObject({ itemTotal: 4020, totalBeforeTax: 4329, tax: 192, grandTotal: 4521, currency: 'CAD' })
  })

  test('has no slots where the time zone of the store is not known', () => {
    expect(toQuote(quoteRecords.parse(WIRE), { ...ASKED, timeZone: null }).allowedPeriods).toEqual({})
  })
})
