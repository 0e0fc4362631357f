import { describe, expect, test } from 'vitest'
import { toOrder } from '@/lib/commerce-client/orders/order-mapper'
import { toOrderRow } from '@/lib/commerce-client/orders/order-row-mapper'
import { orderDetail } from '@/lib/contract/order-detail'
import { listOrders } from '@/lib/contract/orders'
import { WIRE_ORDER } from '@/tests/support/wire-order'

const read = (changes: object = {}) => toOrder(orderDetail.parse({ ...WIRE_ORDER, ...changes }), 'o1')
const order = read()

describe('an order of the documents', () => {
  test('identity and dine-in [ENT-24]', () => {
    expect(order).toMatchObject({
      id: '9f3c-1a',
      status: 2,
      statusDetail: 'holded',
      gid: '12',
      allowPayNow: true,
      deliveryStatus: 114,
      relatedOrderId: '77ab',
      tableNumber: '12',
      partySize: '4',
      server: 'Ann',
    })
  })

  test('people and store [ENT-25]', () => {
    expect(order).toMatchObject({ firstName: 'Mei', lastName: 'Chen', phone: '6045550123', email: 'mei@mail.example' })
    expect(order.shippingAddress).toMatchObject({
      firstName: 'Mei',
      phone: '6045550123',
      unit: '1203',
      postalCode: 'V6B 1A1',
    })
    expect(order.billingAddress).toMatchObject({ firstName: 'Bo', street: '1 Main St', postalCode: '', unit: '' })
    expect(order.storeAddress).toEqual({ formatted: '500 Granville St, Vancouver', lat: 49.28, lon: -123.11 })
    expect([order.storeName, order.storePhone]).toEqual(['Noodle House', '6045550100'])
    expect(order.storePhoneHref).toBe('tel:+16045550100')
  })

  test('totals, in cents, from numbers and from text [ENT-26] [CONST-5]', () => {
    expect(order).toMatchObject({
      currency: 'CAD',
      subtotal: 4000,
      storeDiscount: 400,
      couponDiscount: 150,
      otherDiscount: 0,
      shippingFee: 399,
      deliveryFee: 0,
      totalBeforeTax: 3849,
      tax: 192,
      taxes: [{ label: 'GST', amount: 192 }],
      tips: 480,
      orderTotal: 4521,
      totalPaid: 1200,
      totalDue: 3321,
      refunded: 50,
    })
  })

  test.each([
    [{ store_discount: null, coupon_discount: null, total_discount: 5.5 }, { otherDiscount: 550 }],
    [{ total_discount: '6.00' }, { storeDiscount: 400, couponDiscount: 150, otherDiscount: 50 }],
    [{ total_discount: 3 }, { otherDiscount: 0 }],
    [
      { shipping_fee: null, delivery_fee: 3.99 },
      { shippingFee: 0, deliveryFee: 399 },
    ],
    [
      { shipping_fee: 3.99, delivery_fee: 3.99 },
      { shippingFee: 399, deliveryFee: 0 },
    ],
    [
      { shipping_fee: 3.99, delivery_fee: 1 },
      { shippingFee: 399, deliveryFee: 100 },
    ],
  ])('a discount without a part, and a delivery fee, have lines of their own: %j [ORD-46]', (wire, expected) => {
    expect(read(wire)).toMatchObject(expected)
  })

  test('what went back and what is on its way, only where an API tells it [ENT-26]', () => {
    expect([order.refunded, order.refundPending, order.refunds]).toEqual([50, 0, []])
    const refunds = [
      { to: 'payment', amt: 9.4, pending: 1, reason: 'Cold' },
      { to: 'giftcard', amt: '10.00', gc_cd: 'PLZ1', dt: '2026-11-21 18:00:00' },
      { to: 'points', amt: 3, pt_cnt: 300 },
      { to: 'another planet', amt: 1 },
    ]
    const more = read({ refund_amt: 13, refund_pending: 9.4, refunds })
    expect([more.refunded, more.refundPending]).toEqual([1300, 940])
    const plain = { isPending: false, at: null, giftCardCode: '', points: 0, reason: '' }
    expect(more.refunds).toEqual([
      { ...plain, to: 'payment', amount: 940, isPending: true, reason: 'Cold' },
      { ...plain, to: 'giftcard', amount: 1000, giftCardCode: 'PLZ1', at: expect.stringMatching(/^2026-11-21T/) },
      { ...plain, to: 'points', amount: 300, points: 300 },
      { ...plain, to: null, amount: 100 },
    ])
  })

  test('payment and shipping [ENT-27]', () => {
    expect(order).toMatchObject({
      paymentMethod: 8,
      cardLabel: 'Visa 4242',
      couponCode: 'SPRING',
      giftCardPayment: 1000,
      pointsPayment: 200,
      fulfilmentMethod: 1,
      fulfilmentOption: 'express',
      shippingDescription: 'Express',
    })
  })

  test('comments [ENT-28]', () => {
    expect(order.comments).toEqual([
      { comment: 'No onions', at: '2026-11-20T12:01:00-07:00', isAdmin: false },
      { comment: 'Sure', at: '2026-11-20T12:02:00-07:00', isAdmin: true },
    ])
  })

  test('items with nested options [ENT-29]', () => {
    expect(order.items).toMatchObject([
      {
        pid: '34',
        name: 'Beef noodles',
        unitPrice: 2000,
        quantity: 2,
        amount: 4000,
        options: [
          { id: 1, name: 'Size', options: [{ id: 11, name: 'Large', options: [{ id: 111, name: 'Extra broth' }] }] },
        ],
      },
    ])
  })

  test('an item is a gift card only where the API says so', () => {
    const [item] = WIRE_ORDER.order_item
    const items = [true, '1', 0, undefined].map((is_gc) => ({ ...item, is_gc }))
    expect(read({ order_item: items }).items.map(({ isGiftCard }) => isGiftCard)).toEqual([true, true, false, false])
  })

  test('an option may carry its id and its price as text [ENT-29]', () => {
    const [item] = WIRE_ORDER.order_item
    const opts = [{ id: '1', nm: 'Size', pc: '2.50', opts: [] }]
    expect(read({ order_item: [{ ...item, opts }] }).items[0]?.options).toEqual([
      { id: '1', name: 'Size', options: [] },
    ])
  })

  test('dates [ENT-30] [ENT-31] [ORD-33]', () => {
    expect(order).toMatchObject({
      orderedAt: '2026-11-20T12:00:00-07:00',
      readyAt: '2026-11-20T12:40:00-07:00',
      requestedAt: '2026-11-20T12:30:00-07:00',
      requestedUntil: '2026-11-20T13:00:00-07:00',
      expiresAt: '2026-11-20T12:15:00-07:00',
      hasReview: false,
      reviewUntil: '2026-12-19T17:00:00-07:00',
    })
  })

  test.each(['2000-01-01 00:00', '2000-01-01 00:00:00'])(
    'an expected time of %s means as soon as possible [ORD-28]',
    (exp_dt_start) => {
      expect(read({ exp_dt_start, exp_dt_end: exp_dt_start })).toMatchObject({
        requestedAt: null,
        requestedUntil: null,
      })
    },
  )

  test('what was promised, if anything was', () => {
    expect(read({ est: { from: '25', to: 35 } }).estimate).toEqual({ from: 25, to: 35 })
    expect([order.estimate, read({ est: null }).estimate]).toEqual([null, null])
  })

  test('surcharges [ENT-32]', () => {
    expect(order.storeSurcharge).toEqual({ label: 'Packing', value: 100, isSeparate: false, taxClass: 'food' })
    expect(order.orderSurcharge).toEqual({ label: 'Corkage', value: 1500, isSeparate: true, taxClass: 'alcohol' })
    expect(read({ order_surcharge: { label: 'Corkage', value: null } }).orderSurcharge?.value).toBeNull()
  })

  test('missing fields are allowed, CAD by default [CONST-1]', () => {
    const bare = read({
      currency: null,
      related_order_id: '',
      est_ready_dt: null,
      order_expire_dt: null,
      taxes: null,
      tips: null,
      billing_address: null,
    })
    expect(bare).toMatchObject({
      currency: 'CAD',
      relatedOrderId: null,
      readyAt: null,
      expiresAt: null,
      taxes: [],
      tips: 0,
      billingAddress: null,
    })
  })
})

test('a row of the list [ENT-33] [ENT-34]', () => {
  const row = {
    ord_id: 991,
    shp_mtd: '2',
    s_nm: 'Noodle House',
    logo: 'n.webp',
    dt: '2026-11-20 19:00:00',
    amt: '45.21',
    curr: 'USD',
    st: 4,
    new: 1,
  }
  const { orders, paging } = listOrders.records.parse({ orders: [row], paging: { total: '41', page: 1 } })
  expect(orders.map(toOrderRow)).toEqual([
    {
      id: '991',
      gid: null,
      fulfilmentMethod: 2,
      waiterService: false,
      storeName: 'Noodle House',
      storeCity: null,
      storeLogo: '/media/n.webp',
      orderedAt: '2026-11-20T19:00:00.000Z',
      amount: { amount: 4521, currency: 'USD' },
      status: 4,
      paymentState: null,
      items: [],
    },
  ])
  expect(paging).toMatchObject({ total: 41, page: 1 })
})

test('a row that waits for payment, with its store and in its local time, as our own API tells it', () => {
  const row = {
    ord_id: 'a1',
    g_id: 12,
    tz: 'America/Vancouver',
    shp_mtd: 2,
    s_nm: 'Noodle House',
    dt: '2026-11-20 19:00:00',
    amt: 1,
    st: 1,
  }
  const { orders } = listOrders.records.parse({
    orders: [{ ...row, payment_state: 'waiting', order_item: [{ pid: 56, nm: 'Spa day', cnt: 2, deal_id: 9 }] }],
    paging: { total: 1, page: 1 },
  })
  expect(orders.map(toOrderRow)).toMatchObject([
    {
      id: 'a1',
      gid: 12,
      paymentState: 'waiting',
      orderedAt: '2026-11-20T12:00:00-07:00',
      items: [{ pid: 56, dealId: 9, name: 'Spa day', quantity: 2 }],
    },
  ])
})

test.each([
  [1, null],
  [2, null],
  [3, 'confirming'],
  [4, null],
  [7, 'waiting'],
])('without a payment state, status %i says %j', (status, paymentState) => {
  const row = { ord_id: 'a1', s_nm: 'Noodle House', amt: 1, st: status }
  const { orders } = listOrders.records.parse({ orders: [row], paging: { total: 1, page: 1 } })
  expect(orders.map((one) => toOrderRow(one).paymentState)).toEqual([paymentState])
  const { payment_state: _, ...wire }: Record<string, unknown> = WIRE_ORDER
  expect(toOrder(orderDetail.parse({ ...wire, status }), 'a1').paymentState).toBe(paymentState)
})
