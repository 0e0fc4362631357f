import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import { makeCoupon, makeCustomer, makeProduct, makeStore, SERVICE_CHARGE } from '@/tests/backend/support/factories'
import { askQuote, buy, HOME, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

type Item = [price: number, quantity: number, over?: object]

interface Receipt {
  /** country and region of the store, and of the tax where it is picked up */
  place: [country: string, region: string]
  items: Item[]
  storeDiscount?: number
  surcharge?: Partial<SurchargeRule>
  coupon?: { kind: 'percent' | 'amount'; value: number; minSubtotal?: number }
  delivery?: object
  method?: number
  expected: { ttl_bf_tax: number; taxes: Record<string, number>; g_total: number } & Record<string, unknown>
}

const BC: Receipt['place'] = ['CA', 'BC']
const ON: Receipt['place'] = ['CA', 'ON']
const GIFT = { kind: 1 }
/** Straight north of the store by 0.05 degrees: 5.5597 km. */
const NORTH = { ...HOME, street: '12 Nowhere Lane', lat: 49.3319, lon: -123.1217 }

/** Every figure below was worked out by hand. */
const RECEIPTS: [string, Receipt][] = [
  [
    'British Columbia, 2 × 9.50',
    { place: BC, items: [[950, 2]], expected: { ttl_bf_tax: 19, taxes: { GST: 0.95, PST: 1.33 }, g_total: 21.28 } },
  ],
  [
    'Ontario, 3 × 12.99 [CONST-2]',
    { place: ON, items: [[1299, 3]], expected: { ttl_bf_tax: 38.97, taxes: { HST: 5.07 }, g_total: 44.04 } },
  ],
  [
    'Quebec, 19.99 [CONST-2]',
    {
      place: ['CA', 'QC'],
      items: [[1999, 1]],
      expected: { ttl_bf_tax: 19.99, taxes: { GST: 1, QST: 1.99 }, g_total: 22.98 },
    },
  ],
  [
    'Alberta, 10.10: half a cent rounds up',
    { place: ['CA', 'AB'], items: [[1010, 1]], expected: { ttl_bf_tax: 10.1, taxes: { GST: 0.51 }, g_total: 10.61 } },
  ],
  [
    'Nova Scotia, 25.00 [CONST-2]',
    { place: ['CA', 'NS'], items: [[2500, 1]], expected: { ttl_bf_tax: 25, taxes: { HST: 3.5 }, g_total: 28.5 } },
  ],
  [
    'New Brunswick, 7.77 [CONST-2]',
    { place: ['CA', 'NB'], items: [[777, 1]], expected: { ttl_bf_tax: 7.77, taxes: { HST: 1.17 }, g_total: 8.94 } },
  ],
  [
    'Manitoba, 33.33: each tax rounds once',
    {
      place: ['CA', 'MB'],
      items: [[1111, 3]],
      expected: { ttl_bf_tax: 33.33, taxes: { GST: 1.67, PST: 2.33 }, g_total: 37.33 },
    },
  ],
  [
    'Saskatchewan, 12.25',
    {
      place: ['CA', 'SK'],
      items: [[1225, 1]],
      expected: { ttl_bf_tax: 12.25, taxes: { GST: 0.61, PST: 0.74 }, g_total: 13.6 },
    },
  ],
  [
    'Washington, 14.75 [CONST-3]',
    { place: ['US', 'WA'], items: [[1475, 1]], expected: { ttl_bf_tax: 14.75, taxes: { VAT: 0.96 }, g_total: 15.71 } },
  ],
  [
    'California, 8.00',
    { place: ['US', 'CA'], items: [[800, 1]], expected: { ttl_bf_tax: 8, taxes: { VAT: 0.58 }, g_total: 8.58 } },
  ],
  [
    'Oregon, 14.75: no tax',
    { place: ['US', 'OR'], items: [[1475, 1]], expected: { ttl_bf_tax: 14.75, taxes: {}, g_total: 14.75 } },
  ],
  [
    'a store discount of 15 % on 2 × 9.99',
    {
      place: BC,
      items: [[999, 2]],
      storeDiscount: 15,
      expected: { store_dis: 3, ttl_bf_tax: 16.98, taxes: { GST: 0.85, PST: 1.19 }, g_total: 19.02 },
    },
  ],
  [
    'a coupon of 10 % after a store discount of 5 %',
    {
      place: ON,
      items: [[725, 4]],
      storeDiscount: 5,
      coupon: { kind: 'percent', value: 10 },
      expected: {
        store_dis: 1.45,
        cpn_dis: 2.76,
        dis_ttl: 4.21,
        ttl_bf_tax: 24.79,
        taxes: { HST: 3.22 },
        g_total: 28.01,
      },
    },
  ],
  [
    'a coupon of 5.00 from 25.00',
    {
      place: ON,
      items: [[2600, 1]],
      coupon: { kind: 'amount', value: 500, minSubtotal: 2500 },
      expected: { cpn_dis: 5, ttl_bf_tax: 21, taxes: { HST: 2.73 }, g_total: 23.73 },
    },
  ],
  [
    'a coupon above what it is taken from',
    {
      place: BC,
      items: [[350, 1]],
      coupon: { kind: 'amount', value: 500 },
      expected: { cpn_dis: 3.5, ttl_bf_tax: 0, taxes: { GST: 0, PST: 0 }, g_total: 0 },
    },
  ],
  [
    'delivery within the flat fee',
    {
      place: BC,
      items: [[950, 2]],
      delivery: HOME,
      expected: { shp_fee: 4, ttl_bf_tax: 23, taxes: { GST: 1.15, PST: 1.61 }, g_total: 25.76 },
    },
  ],
  [
    'delivery over 5.56 km: 4.00 and 2.56 km by 1.00',
    {
      place: BC,
      items: [[950, 2]],
      delivery: NORTH,
      expected: { shp_fee: 6.56, ttl_bf_tax: 25.56, taxes: { GST: 1.28, PST: 1.79 }, g_total: 28.63 },
    },
  ],
  [
    'a gift card of 50.00 alone: no tax',
    {
      place: BC,
      items: [[5000, 1, GIFT]],
      method: 5,
      expected: { ttl_bf_tax: 50, taxes: {}, g_total: 50 },
    },
  ],
  [
    'a gift card beside a dish: discount and tax on the dish alone',
    {
      place: BC,
      items: [
        [5000, 1, GIFT],
        [2000, 1],
      ],
      storeDiscount: 10,
      expected: { item_ttl: 70, store_dis: 2, ttl_bf_tax: 68, taxes: { GST: 0.9, PST: 1.26 }, g_total: 70.16 },
    },
  ],
  [
    'an item free of tax shares the discount',
    {
      place: BC,
      items: [
        [1000, 1, { taxClass: 'zero' }],
        [1000, 1],
      ],
      storeDiscount: 10,
      expected: { store_dis: 2, ttl_bf_tax: 18, taxes: { GST: 0.45, PST: 0.63 }, g_total: 19.08 },
    },
  ],
  [
    'a surcharge of 3 % on 2 × 9.50: 0.57, taxed',
    {
      place: BC,
      items: [[950, 2]],
      surcharge: {},
      expected: { surcharge: 0.57, ttl_bf_tax: 19.57, taxes: { GST: 0.98, PST: 1.37 }, g_total: 21.92 },
    },
  ],
  [
    'a surcharge of 2.75 % after discounts, beside a delivery: 24.79 gives 0.68',
    {
      place: ON,
      items: [[725, 4]],
      storeDiscount: 5,
      coupon: { kind: 'percent', value: 10 },
      surcharge: { value: 275 },
      delivery: HOME,
      expected: { surcharge: 0.68, shp_fee: 4, ttl_bf_tax: 29.47, taxes: { GST: 1.47, PST: 2.06 }, g_total: 33 },
    },
  ],
  [
    'a flat surcharge of 1.50, free of tax',
    {
      place: ON,
      items: [[1299, 3]],
      surcharge: { kind: 'amount', value: 150, taxClass: 'exempt' },
      expected: { surcharge: 1.5, ttl_bf_tax: 40.47, taxes: { HST: 5.07 }, g_total: 45.54 },
    },
  ],
  [
    'a separate surcharge of 3 %: said, and in no total',
    {
      place: BC,
      items: [[950, 2]],
      surcharge: { isSeparate: true },
      expected: {
        surcharge: 0,
        store_surcharge: { label: 'Service', value: 0.57, is_separate: true, tax_class: 'standard' },
        ttl_bf_tax: 19,
        taxes: { GST: 0.95, PST: 1.33 },
        g_total: 21.28,
      },
    },
  ],
  [
    'a surcharge beside a gift card: of the dish alone',
    {
      place: BC,
      items: [
        [5000, 1, GIFT],
        [2000, 1],
      ],
      surcharge: { value: 1000 },
      expected: { surcharge: 2, ttl_bf_tax: 72, taxes: { GST: 1.1, PST: 1.54 }, g_total: 74.64 },
    },
  ],
]

describe('a receipt', () => {
  let api: TestApp
  let me: Tokens
  beforeAll(async () => {
    api = await openTestApp()
    me = (await makeCustomer(api.db)).tokens
  })
  afterAll(() => api.close())

  async function prepare({ place: [country, region], items, storeDiscount = 0, surcharge, ...rest }: Receipt) {
    const { coupon, delivery, method } = rest
    const currency = country === 'US' ? 'USD' : 'CAD'
    const store = await makeStore(api.db, {
      country,
      region,
      currency,
      discountPercent: storeDiscount,
      surcharge: surcharge ? { ...SERVICE_CHARGE, ...surcharge } : null,
    })
    const lines = []
    for (const [price, qty, over] of items) {
      const { id: pid } = await makeProduct(api.db, store, { price, ...over })
      lines.push({ pid, qty })
    }
    if (coupon) await makeCoupon(api.db, { code: 'PAPER', gid: store.gid, ...coupon })
    const body = { items: lines, shp_mtd: delivery ? 1 : (method ?? 2), addr: delivery, cpn: coupon && 'PAPER' }
    return { deal: { gid: store.gid, groupSaleId: 0 }, body }
  }

  it.each(RECEIPTS)('%s [CONST-5]', async (_, receipt) => {
    const { deal, body } = await prepare(receipt)
    const { RC, records } = await askQuote(api, me, deal, body)
    expect(RC).toBe(200)
    expect(records).toMatchObject(receipt.expected)
    expect(records.taxes).toEqual(receipt.expected.taxes)
  })

  it('with tips matches the order, and its parts add up [TIP-8] [ENT-26]', async () => {
    const { deal, body } = await prepare({ ...RECEIPTS[0]?.[1], place: BC, items: [[950, 2]] } as Receipt)
    const order = await readOrder(api, me, await buy(api, me, deal, { tips: 2.85 }, body))
    expect(order).toMatchObject({ sub_total: 19, total_before_tax: 19, tax: 2.28, tips: 2.85, order_total: 24.13 })
  })
})
