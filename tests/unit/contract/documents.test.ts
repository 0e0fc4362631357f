import { describe, expect, test } from 'vitest'
import { changeBookmarks, listBookmarks } from '@/lib/contract/bookmarks'
import { CALLS } from '@/lib/contract/calls'
import { ASAP } from '@/lib/contract/codes'
import { listCategories, listFilters, listSorts } from '@/lib/contract/deal-categories'
import { listGiftCardHistory, listGiftCards, readGiftCard } from '@/lib/contract/gift-cards'
import { readPoints } from '@/lib/contract/points'
import { instantPay, parseQr } from '@/lib/contract/scan'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/account-codes'
import { CATEGORY_CODE } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

/** Answers written from the documents by hand: text and number amounts, keys that we do not know. */
describe('responses in the documents', () => {
  test('a gift card, CAD where it has no currency [ENT-35]', () => {
    const card = {
      gc: 'GC-1',
      g_id: '12',
      s_name: 'Noodle House',
      logo: 'n.webp',
      bal: '25.00',
      bk_val: 50,
      exp_dt: '2027-01-01 00:00:00',
      x: 1,
    }
    expect(listGiftCards.records.parse({ cards: [card], paging: { total: 1, page: 1 } }).cards).toEqual([
      {
        gc: 'GC-1',
        g_id: '12',
        s_name: 'Noodle House',
        logo: 'n.webp',
        bal: 25,
        bk_val: 50,
        curr: 'CAD',
        exp_dt: '2027-01-01 00:00:00',
      },
    ])
  })

  test('one gift card, by its code [CALL-34]', () => {
    const card = { gc: 7781, g_id: '12', s_name: 'Noodle House', bal: '25.00', bk_val: '50', curr: 'USD', x: 1 }
    expect(readGiftCard.records.parse(card)).toEqual({
      gc: '7781',
      g_id: '12',
      s_name: 'Noodle House',
      bal: 25,
      bk_val: 50,
      curr: 'USD',
    })
    expect(readGiftCard).toMatchObject({ method: 'GET', path: '/api/rest/v7/giftcard/get/{code}', access: 'customer' })
  })

  test('categories with their counts, filters and sorts of the deals [CALL-44]', () => {
    const child = { id: '1001', nm: 'Brunch', cnt: 4 }
    expect(listCategories.records.parse([{ id: 1000, nm: 'Food', cnt: '9', sub: [child], x: 1 }])).toEqual([
      { id: 1000, nm: 'Food', cnt: 9, sub: [{ id: 1001, nm: 'Brunch', cnt: 4 }] },
    ])
    expect(listCategories.request.parse({ lan: 'en' })).toMatchObject({ c_id: 2 })
    const sold = { key: 'sold', nm: 'Sold', values: [{ value: 50, nm: '> 50' }] }
    expect(listFilters.records.parse([{ ...sold, x: 1 }])).toEqual([sold])
    expect(listFilters.request.parse({ lan: 'en' })).toMatchObject({ c_id: 2, lan: 'en' })
    expect(listSorts.records.parse([{ id: '106', nm: 'Best match', x: 1 }])).toEqual([{ id: 106, nm: 'Best match' }])
  })

  test.each([0, 1, 5, 6, 7])('a history entry of type %i [ENT-35]', (type) => {
    const entry = { date: '2026-11-20 19:00:00', type: `${type}`, extra: 'o1', delta: '-5.00', balance: 20, new: 1 }
    const { history } = listGiftCardHistory.records.parse({ history: [entry], paging: { total: '1', page: '1' } })
    expect(history).toEqual([{ date: '2026-11-20 19:00:00', type, extra: 'o1', delta: -5, balance: 20 }])
  })

  test('points [ENT-36]', () => {
    const points = { balance: 1200, remaining: 800, redeemed: 400, level: 'gold' }
    expect(readPoints.records.parse(points)).toEqual({ balance: 1200, remaining: 800, redeemed: 400 })
  })

  test('bookmarks of stores and products [ENT-37] [ENT-38]', () => {
    const stores = [{ gid: '12', logo: 'n.webp', nm: 'Noodle House', rnk: '4.5', adr: '500 Granville St', x: 1 }]
    const products = [{ pid: 34, iurl: 'b.webp', nm: 'Beef noodles', rat: 4, pc: '20.00', gid: '12', x: 1 }]
    expect(listBookmarks.records.parse({ stores, products })).toEqual({
      stores: [{ gid: '12', logo: 'n.webp', nm: 'Noodle House', rnk: 4.5, adr: '500 Granville St' }],
      products: [{ pid: 34, iurl: 'b.webp', nm: 'Beef noodles', rat: 4, pc: 20, gid: '12' }],
    })
  })

  test('a scanned code: records.id is the gid', () => {
    expect(parseQr.records.parse({ id: 12, more: 1 })).toEqual({ id: '12' })
    expect(instantPay.records.parse({ gid: '12', nm: 'Noodle House' })).toMatchObject({ gid: '12', currency: 'CAD' })
  })
})

describe('codes', () => {
  test('shipping, payment and status [ENT-59] [ENT-61] [ENT-56]', () => {
    expect(FULFILMENT_METHOD).toEqual({ delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 })
    expect(PAYMENT_METHOD).toMatchObject({
      pay_later: 0,
      cash: 1,
      credit_card: 2,
      giftcard: 3,
      points: 4,
      points_and_giftcard: 5,
    })
    expect(PAYMENT_METHOD).toMatchObject({
      wechat_pay: 6,
      paypal_express: 7,
      alipay: 8,
      free: 11,
      union_pay: 12,
      union_pay_express: 13,
    })
    expect(ORDER_STATUS).toEqual({
      pending: 1,
      processing: 2,
      payment_review: 3,
      completed: 4,
      canceled: 5,
      closed: 6,
      pending_payment: 7,
    })
  })

  test('group-sale categories, the c_id of sfc and sff [ENT-62]', () => {
    expect(CATEGORY_CODE).toEqual({ restaurant: 1, groupsale: 2, travel: 3, shopping: 4, service: 5 })
    for (const { request } of [listCategories, listFilters]) {
      const codes = ['0', '1', '2', '3', '4', '5', '6'].filter((c_id) => request.safeParse({ c_id }).success)
      expect(codes).toEqual(['1', '2', '3', '4', '5'])
    }
  })

  test('bookmark types: 7 store, 6 product, 2 group sale, no other [CALL-31]', () => {
    expect(BOOKMARK_TYPE).toEqual({ store: 7, product: 6, groupSale: 2 })
    const allowed = Array.from({ length: 10 }, (_, type) => type).filter(
      (type) => changeBookmarks.request.safeParse({ data: { ids: [1], type, action: 'delete' } }).success,
    )
    expect(allowed).toEqual([2, 6, 7])
  })

  test('the sentinel of as soon as possible [ORD-28]', () => {
    expect(ASAP).toBe('2000-01-01 00:00')
  })
})

/** Method and path as the documents print them. */
const PRINTED: [string, string][] = [
  ['POST', '/api/rest/v8/login'],
  ['GET', '/api/rest/v7/ping'],
  ['GET', '/api/rest/v7/logout'],
  ['POST', '/api/rest/v7/vcd'],
  ['GET', '/api/rest/v7/customerinfo'],
  ['GET', '/api/rest/v7/ordlst'],
  ['GET', '/api/rest/v8/orddtl/{orderId}/{lan}'],
  ['POST', '/api/rest/v7/aio'],
  ['POST', '/api/rest/v8/ctotal'],
  ['GET', '/api/rest/v7/customerAddr'],
  ['DELETE', '/api/rest/v7/customerAddr/{id}'],
  ['GET', '/api/v8/sdtl2'],
  ['GET', '/api/v7/appconfig'],
  ['GET', '/api/v7/gshortcut'],
  ['GET', '/api/v7/sfc'],
  ['GET', '/api/v7/glst'],
  ['GET', '/api/v7/gdtl'],
]

test.each(PRINTED)('%s %s is a call of the contract, once', (method, path) => {
  expect(CALLS.filter((call) => call.method === method && call.path === path)).toHaveLength(1)
})

/** What the documents shorten or leave out, and where we read it. */
const SHORTENED: [string, string][] = [
  ['GET', '/api/rest/v7/giftcard/get/{code}'],
  ['POST', '/api/rest/v7/giftcard'],
  ['GET', '/api/v7/sfc'],
  ['GET', '/api/v7/sff'],
  ['GET', '/api/v7/sfs'],
  ['GET', '/api/v7/glst'],
  ['POST', '/api/rest/v7/aio'],
  ['POST', '/api/rest/v7/paypal_express'],
  ['GET', '/api/v8/sdtl2'],
  ['GET', '/api/rest/v7/customerinfo'],
  ['GET', '/api/v7/qrparse'],
  ['GET', '/api/v7/instantpay'],
  ['POST', '/api/rest/v7/device_token'],
]

test('each shortened or missing path appears once in the table [CALL-64]', () => {
  const table = CALLS.map(({ method, path }) => `${method} ${path}`)
  for (const [method, path] of SHORTENED)
    expect(table.filter((one) => one === `${method} ${path}`)).toEqual([`${method} ${path}`])
})
