import { describe, expect, test } from 'vitest'
import type { CheckoutInput } from '@/lib/commerce-client/orders/checkout-api'
import type { QuoteInput } from '@/lib/commerce-client/orders/quotes-api'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { WIRE_QUOTE } from '@/tests/support/documented-answers'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'
import { ADDRESS, WIRE_ADDRESS } from '@/tests/support/wire-address'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'
import { WIRE_STORE } from '@/tests/support/wire-store'

const api = await serveFakeApi()
const calls = {
  ...(await import('@/lib/commerce-client/orders/checkout-api')),
  ...(await import('@/lib/commerce-client/orders/quotes-api')),
}

const cart: QuoteInput = {
  gid: 12,
  currency: 'CAD',
  lines: [
    { pid: 900, qty: 2, pc: 3100, options: { 1: [11, 12], 2: [21] } },
    { pid: 901, qty: 1, pc: 500, options: {} },
  ],
  fulfilmentMethod: 1,
  fulfilmentOption: 'exp',
  coupon: 'SPRING',
  address: ADDRESS,
  language: 'zh',
}

describe('a quote', () => {
  test('is signed, and sends the cart: one pair of Item1 and Item2 a choice [CALL-26] [CALL-28] [SEC-2]', async () => {
    api.answerWith({ RC: 500 })
    await calls.quoteCart(cart, credentials)
    expect(api.received).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/execute' }))
    expect(api.lastSigned()).toEqual({
      token: 't1',
      secret: 's1',
      path: '/api/rest/v8/ctotal',
      method: 'POST',
      data: {
        data: {
          gid: 12,
          items: [
            {
              pid: 900,
              qty: 2,
              pc: 31,
              options: [
                { Item1: 1, Item2: 11 },
                { Item1: 1, Item2: 12 },
                { Item1: 2, Item2: 21 },
              ],
            },
            { pid: 901, qty: 1, pc: 5, options: [] },
          ],
          shp_mtd: 1,
          shp_cd: 'exp',
          cpn: 'SPRING',
          addr: WIRE_ADDRESS,
          lan: 'zh',
        },
      },
    })
  })

  test.each([
    [1, true],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
  ])('shipping method %i sends the address: %s [CALL-26]', async (fulfilmentMethod, sent) => {
    api.answerWith({ RC: 500 })
    await calls.quoteCart({ ...cart, fulfilmentMethod }, credentials)
    const { data } = api.lastSigned().data as { data: { addr?: object; shp_mtd: number } }
    expect(['addr' in data, data.shp_mtd]).toEqual([sent, fulfilmentMethod])
  })

  test.each<[object, string, object | undefined, string]>([
    [{ RC: 206, records: { max_km: '8.5' } }, 'distance_exceeded', { maxKm: 8.5 }, 'ERR-20'],
    [{ RC: 460 }, 'invalid_shipping_method', undefined, 'ERR-21'],
    [{ RC: 207 }, 'invalid_address', undefined, 'ERR-22'],
    [{ RC: 400, msg: 'The input address is invalid' }, 'invalid_address', undefined, 'ERR-23'],
    [{ RC: 400, msg: 'INVALID ADDRESS' }, 'invalid_address', undefined, 'ERR-25'],
    [{ RC: 400, msg: 'invalid request: data.addr.street Too long' }, 'invalid_address', undefined, 'ERR-23'],
    [{ RC: 400, msg: 'invalid cart' }, 'cart_empty', undefined, 'ERR-24'],
    [{ RC: 400, msg: null, records: null }, 'cart_empty', undefined, 'ERR-24'],
    [{ RC: 485, records: { countries: ['CA', 'US'] } }, 'shipping_countries', { countries: ['CA', 'US'] }, 'ERR-26'],
    [{ RC: 1000, records: { oos: ['Spa day', 'Tea'] } }, 'out_of_stock', { items: ['Spa day', 'Tea'] }, 'ERR-27'],
    [{ RC: 418 }, 'unexpected_error', undefined, 'ERR-28'],
    [{ RC: 401 }, 'unauthenticated', undefined, 'SEC-4'],
  ])('%j is %s, %j [%s]', async (answer, code, detail) => {
    api.answerWith(answer)
    expect(await calls.quoteCart(cart, credentials)).toEqual(detail ? { ok: false, code, detail } : { ok: false, code })
  })
})

describe('a quote without lines', () => {
  const opt = [{ id: 1, nm: 'Size', min: 1, max: 1, opts: [{ id: 11, nm: 'Large', pc: 2 }] }]
  const answers: Record<string, unknown> = {
    sdtl2: { ...WIRE_STORE, lans: ['en'] },
    cplst2: [{ id: 1, nm: 'Soups', products: [{ pid: 34, nm: 'Beef noodles', pc: '20.00', opt }] }],
    glst: { list: [{ ...WIRE_DEAL_ROW, gid: 12 }], paging: { total: 1, page: 1 } },
    gdtl: WIRE_DEAL,
  }
  const answer = ({ path }: Received) => ({ RC: 200, records: answers[path.split('/').at(-1) ?? ''] ?? WIRE_QUOTE })
  const linesOf = async (lines: QuoteInput['lines'], language: QuoteInput['language']) => {
    const priced = await calls.quoteCart({ ...cart, lines, language }, credentials)
    return priced.ok && priced.value.lines.map(({ name, options, amount }) => [name, options, amount])
  }

  test('shows dishes and deals with the choices of the cart', async () => {
    api.answerWith(answer)
    const lines = [
      { pid: 34, qty: 2, pc: 2200, options: { 1: [11] } },
      { pid: 900, qty: 1, pc: 7950, options: { 1: [11] } },
    ]
    expect(await linesOf(lines, 'en')).toEqual([
      ['Beef noodles', ['Large'], 4400],
      ['Spa day', [WIRE_DEAL.opts[0]?.opts[0]?.nm], 7950],
    ])
  })

  test('reads no deals for dishes alone, and shows the store where nothing can be read', async () => {
    api.answerWith(answer)
    await linesOf([{ pid: 34, qty: 1, pc: 2000, options: {} }], 'jp')
    expect(api.received.some(({ path }) => path.endsWith('glst'))).toBe(false)
    api.answerWith((received: Received) => (/cplst2|glst/.test(received.path) ? { RC: 500 } : answer(received)))
    expect(await linesOf([{ pid: 34, qty: 1, pc: 2000, options: { 1: [11] } }], 'zh-Hant')).toEqual([
      ['Noodle House', [], 2000],
    ])
  })
})

describe('a quote that is refused for some items', () => {
  const refuse = async (...items: object[]) => {
    api.answerWith({ RC: 400, msg: 'item error', records: { items } })
    return calls.quoteCart(cart, credentials)
  }

  test('names them, so that the rest of the cart stays', async () => {
    const detail = { pids: '901', items: ['Tea'] }
    expect(await refuse({ pid: '901', nm: 'Tea' })).toEqual({ ok: false, code: 'items_refused', detail })
  })

  test('names the limit of what there are too many of, also as the only one', async () => {
    const detail = { pid: 900, max: 20, items: ['Spa day'] }
    expect(await refuse({ pid: 900, nm: 'Spa day', max: '20' })).toEqual({ ok: false, code: 'items_limited', detail })
  })

  test('does without a name', async () => {
    expect(await refuse({ pid: 901 })).toEqual({ ok: false, code: 'items_refused', detail: { pids: '901' } })
  })

  test('all of them: the cart is cleared', async () => {
    const all = [{ pid: 900, nm: 'Spa day' }, { pid: 901 }]
    expect(await refuse(...all)).toEqual({ ok: false, code: 'items_gone' })
  })

  test.each([
    ['none of them', [{ pid: 999, nm: 'Soup' }]],
    ['no list', []],
  ])('%s, of a store that cannot be read: the cart is empty', async (_, items) => {
    expect(await refuse(...items)).toEqual({ ok: false, code: 'cart_empty' })
  })
})

describe('a quote that is refused without a reason', () => {
  const opt = [{ id: 1, nm: 'Size', min: 0, max: 1, opts: [{ id: 11, nm: 'Large', pc: 2 }] }]
  const noodles = { pid: 34, nm: 'Beef noodles', pc: '20.00', opt }
  const deal = { ...WIRE_DEAL, group_sale_id: 900, opts: [], edt: '2099-01-01 00:00:00' }
  const line = (pid: number, options = {}) => ({ pid, qty: 1, pc: 2000, options })
  /** The refusal of a cart by a store that has these dishes and deals, which an API of the documents lists. */
  async function refuse(lines: QuoteInput['lines'], answers: Record<string, unknown>) {
    const records: Record<string, unknown> = {
      sdtl2: { ...WIRE_STORE, lans: ['en'] },
      cplst2: [{ id: 1, nm: 'Soups', products: [noodles] }],
      glst: { list: [{ ...WIRE_DEAL_ROW, gid: 12 }], paging: { total: 1, page: 1 } },
      gdtl: deal,
      ...answers,
    }
    api.answerWith(({ path }: Received) => {
      const name = path.split('/').at(-1) ?? ''
      return name in records ? { RC: records[name] === null ? 500 : 200, records: records[name] } : { RC: 400 }
    })
    const refused = await calls.quoteCart({ ...cart, language: 'en', lines }, credentials)
    return refused.ok ? refused.value : [refused.code, refused.detail]
  }

  test.each<[string, QuoteInput['lines'], Record<string, unknown>, unknown]>([
    ['a dish that is gone, alone', [line(35)], {}, ['items_gone', undefined]],
    ['a dish that is gone, beside another', [line(34), line(35)], {}, ['items_refused', { pids: '35' }]],
    [
      'a choice that is gone, beside a deal',
      [line(34, { 1: [12] }), line(900)],
      {},
      ['items_refused', { pids: '34', items: ['Beef noodles'] }],
    ],
    [
      'a deal that has ended',
      [line(900)],
      { gdtl: { ...deal, edt: '2020-01-01 00:00:00' } },
      ['items_gone', undefined],
    ],
    ['a deal that is listed no more', [line(900)], { glst: { list: [] } }, ['items_gone', undefined]],
    [
      'a deal of more than are listed',
      [line(901)],
      { glst: { list: [], paging: { total: 101 } } },
      ['cart_empty', undefined],
    ],
    ['a deal that cannot be read', [line(900)], { gdtl: null }, ['cart_empty', undefined]],
    ['a dish of a menu that cannot be read', [line(35)], { cplst2: null }, ['cart_empty', undefined]],
    ['what is offered', [line(34, { 1: [11] }), line(900)], {}, ['cart_empty', undefined]],
  ])('%s', async (name, lines, answers, expected) => {
    // reads are cached by their URL, which names a store
    const refused = await refuse(lines, answers)
    expect([name, refused]).toEqual([name, expected])
  })
})

const order: CheckoutInput = {
  quoteId: 'q-88',
  gid: 12,
  companyId: 3,
  currency: 'CAD',
  paymentMethod: 2,
  card: {
    owner: 'Mei Chen',
    number: '4242424242424242',
    month: 12,
    year: 2028,
    cvv: '123',
    country: 'CA',
    postalCode: 'V6B 1A1',
    type: 1,
  },
  fulfilmentMethod: 1,
  fulfilmentOption: 'exp',
  shippingAddress: ADDRESS,
  billingAddress: { ...ADDRESS, id: 6 },
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '6045550123',
  tips: 480,
  giftCardCode: 'GC-77',
  pointsUsed: 500,
  pointsPayment: 500,
  giftCardPayment: 0,
  totalDue: 1280,
  ...NO_ORDER_FIELDS,
  tableNumber: '12',
  partySize: '4',
  comment: 'No onions',
  slot: { start: '2026-11-20T19:30:00.000Z', end: '2026-11-20T20:00:00.000Z' },
  isSharedDomain: true,
  returnUrl: 'https://plaza.example/account/orders/detail/{ord_id}',
}

describe('a checkout', () => {
  test('sends the whole order, signed [CALL-22] [CALL-23] [ENT-50]', async () => {
    api.answerWith({ RC: 200, records: { ord_id: 5001, pay_url: null, oos: [] } })
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: true, value: { orderId: '5001', payUrl: null } })
    const { data, ...envelope } = api.lastSigned()
    expect(envelope).toEqual({ token: 't1', secret: 's1', path: '/api/rest/v7/aio', method: 'POST' })
    expect(data).toEqual({
      data: {
        pay_mtd: 2,
        card: {
          num: '4242424242424242',
          owner: 'Mei Chen',
          type: 1,
          expm: 12,
          expy: 2028,
          cvv: '123',
          cntry: 'CA',
          zipcd: 'V6B 1A1',
        },
        shp_mtd: 1,
        shp_cd: 'exp',
        c_id: 3,
        g_id: 12,
        adr_lst: [
          { ...WIRE_ADDRESS, type: 1 },
          { ...WIRE_ADDRESS, id: 6, type: 2 },
        ],
        c_fnm: 'Mei',
        c_lnm: 'Chen',
        c_tn: '6045550123',
        tips: 4.8,
        gc_cd: 'GC-77',
        pt_cnt: 500,
        pt_amt: 5,
        tb_num: '12',
        party_size: '4',
        ord_cmt: 'No onions',
        exp_dt_start: '2026-11-20 19:30:00',
        exp_dt_end: '2026-11-20 20:00:00',
        q_id: 'q-88',
        due_now: { amt: 12.8, curr: 'CAD' },
        device: 'h5',
        is_shared_domain: true,
        return_url: 'https://plaza.example/account/orders/detail/{ord_id}',
      },
    })
  })

  test('a payment that is being confirmed is an order, and says so', async () => {
    api.answerWith({ RC: 200, records: { ord_id: 'o1', pay_url: null, payment_state: 'confirming' } })
    expect(await calls.checkOut(order, credentials)).toEqual({
      ok: true,
      value: { orderId: 'o1', payUrl: null, isConfirming: true },
    })
  })

  test('as soon as possible is the sentinel; no card, no addresses, no comment [CHK-14] [ORD-28]', async () => {
    api.answerWith({ RC: 200, records: { ord_id: 'o1', pay_url: 'https://pay.example/1' } })
    const pickup = {
      ...order,
      giftCardCode: '',
      pointsUsed: 0,
      pointsPayment: 0,
      ...NO_ORDER_FIELDS,
      paymentMethod: 6,
      card: null,
      shippingAddress: null,
      billingAddress: null,
      slot: null,
      comment: '',
    }
    expect(await calls.checkOut(pickup, credentials)).toMatchObject({ value: { payUrl: 'https://pay.example/1' } })
    const { data } = api.lastSigned().data as { data: Record<string, unknown> }
    expect(data).toMatchObject({
      exp_dt_start: '2000-01-01 00:00:00',
      exp_dt_end: '2000-01-01 00:00:00',
      adr_lst: [],
      pay_mtd: 6,
    })
    expect([data.card ?? null, data.ord_cmt ?? null]).toEqual([null, null])
  })

  test.each<[object, string, string]>([
    [{ RC: 400 }, 'invalid_request', 'ERR-31'],
    [{ RC: 456 }, 'transaction_declined', 'ERR-32'],
    [{ RC: 459 }, 'over_payment_limit', 'ERR-33'],
    [{ RC: 460 }, 'invalid_shipping_method', 'ERR-34'],
    [{ RC: 464 }, 'invalid_shipping_method', 'ERR-34'],
    [{ RC: 461 }, 'invalid_credit_card', 'ERR-35'],
    [{ RC: 463 }, 'invalid_payment_method', 'ERR-36'],
    [{ RC: 1000, records: { oos: ['Spa day'] } }, 'out_of_stock', 'ERR-37'],
    [{ RC: 500 }, 'checkout_failed', 'ERR-38'],
    [{ RC: 401 }, 'unauthenticated', 'SEC-4'],
  ])('%j is %s, and is not sent again [%s]', async (answer, code) => {
    api.answerWith(answer)
    expect(await calls.checkOut(order, credentials)).toMatchObject({ ok: false, code })
    expect(api.received).toHaveLength(1)
  })

  test.each<[records: object | undefined, failure: object]>([
    [
      { reason: 'open_orders', proof_helps: true },
      { code: 'open_orders', detail: { proofHelps: 'yes' } },
    ],
    [{ reason: 'open_orders' }, { code: 'open_orders', detail: { proofHelps: 'no' } }],
    [
      { reason: 'held_units', items: [{ pid: 1, nm: 'Spa day', max: 3 }] },
      { code: 'held_units', detail: { items: ['Spa day'], max: 3 } },
    ],
    [{ reason: 'held_units' }, { code: 'held_units', detail: { max: 0 } }],
    [{ reason: 'prove' }, { code: 'proof_needed' }],
    [{ reason: 'something else' }, { code: 'too_many_requests' }],
    [{ retry_after: 60 }, { code: 'too_many_requests' }],
    [undefined, { code: 'too_many_requests' }],
  ])('429 with %j is %j', async (records, failure) => {
    api.answerWith({ RC: 429, records })
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: false, ...failure })
  })

  const NO_ORDER = [
    undefined,
    null,
    {},
    [],
    '',
    'done',
    { ord_id: null },
    { ord_id: '' },
    { ord_id: {} },
    [{}],
    [{}, {}],
  ]
  test.each(NO_ORDER)('RC 200 without an order id, as %j, may be an order', async (records) => {
    api.answerWith({ RC: 200, records })
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: false, code: 'outcome_unknown' })
    expect(api.received).toHaveLength(1)
  })

  test.each<[object | string, number]>([
    [{ RC: 200, records: { ord_id: 'o1' } }, 500],
    [{ RC: 400 }, 503],
    ['<h1>Bad gateway</h1>', 502],
    [{ records: { ord_id: 'o1' } }, 200],
    ['ok', 200],
  ])('%j with HTTP %i may be an order', async (answer, status) => {
    api.answerWith(answer, status)
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: false, code: 'outcome_unknown' })
  })

  test('an order that is the only one of a list is read', async () => {
    api.answerWith({ RC: 200, records: [{ ord_id: 'o1', pay_url: 'https://pay.example/1' }] })
    const value = { orderId: 'o1', payUrl: 'https://pay.example/1' }
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: true, value })
  })

  test.each<[object[], object]>([
    [[{ pid: 900, nm: 'Spa day' }], { code: 'items_refused', detail: { pids: '900', items: ['Spa day'] } }],
    [
      [{ pid: 900, nm: 'Spa day', max: 2 }],
      { code: 'items_limited', detail: { pid: 900, max: 2, items: ['Spa day'] } },
    ],
    [[], { code: 'invalid_request' }],
  ])('a 400 with the items %j is %j', async (items, failure) => {
    api.answerWith({ RC: 400, msg: 'item error', records: { items } })
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: false, ...failure })
  })

  test.each<[field: string | null, lastName: string, failure: object]>([
    ['c_tn', 'Lee', { code: 'invalid_field', detail: { field: 'phone' } }],
    ['party_size', 'Lee', { code: 'invalid_field', detail: { field: 'party_size' } }],
    ['c_lnm', 'Lee', { code: 'invalid_field', detail: { field: 'last_name' } }],
    ['c_lnm', ' ', { code: 'last_name_required' }],
    ['q_id', 'Lee', { code: 'invalid_request' }],
    [null, 'Lee', { code: 'invalid_request' }],
  ])('a 400 that names %j, with the last name %j, is %j [ERR-54] [VAL-1]', async (field, lastName, failure) => {
    api.answerWith({ RC: 400, records: { field } })
    expect(await calls.checkOut({ ...order, lastName }, credentials)).toEqual({ ok: false, ...failure })
  })
})
