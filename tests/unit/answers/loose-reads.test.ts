import { describe, expect, test, vi } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'
import { sampleStore } from '@/tests/support/sample-store'
import { WIRE_ADDRESS } from '@/tests/support/wire-address'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'
import { WIRE_ORDER } from '@/tests/support/wire-order'
import { WIRE_STORE } from '@/tests/support/wire-store'

const warned = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { warn: warned, error: () => undefined } }))

const api = await serveFakeApi()
const deals = await import('@/lib/commerce-client/stores/deals-api')
const reviews = await import('@/lib/commerce-client/stores/reviews-api')
const stores = await import('@/lib/commerce-client/stores/stores-api')
const menus = await import('@/lib/commerce-client/stores/menu-api')
const orders = await import('@/lib/commerce-client/orders/orders-api')
const points = await import('@/lib/commerce-client/account/points-api')
const addressBook = await import('@/lib/commerce-client/account/address-book-api')
const who = { token: 't1', secret: 's1' }

const answer = (records: unknown) => api.answerWith({ RC: 200, records })
const dish = { pid: 1, nm: 'Ramen', pc: '15.00', sku: 'R1' }
const rowOf = (id: number, changes: object = {}) => ({ ...WIRE_DEAL_ROW, id, ...changes })
const dealRows = async (rows: unknown) => {
  answer(rows)
  return (await deals.listDeals({ language: 'en' })).items
}
const dealWith = async (changes: object) => {
  answer({ ...WIRE_DEAL, ...changes })
  return deals.getDeal(1001, 'en')
}
const storeWith = async (changes: object) => {
  answer({ ...WIRE_STORE, ...changes })
  return stores.getStore(12, 'en')
}
const dishesOf = async (...products: object[]) => {
  answer([{ id: 1, nm: 'Soups', products }])
  const menu = await menus.getMenuPage({ ...sampleStore, languages: [] }, 'en')
  return menu?.sections.flatMap(({ products: read }) => read.map(({ name }) => name))
}
const orderWith = async (changes: object) => {
  answer({ ...WIRE_ORDER, ...changes })
  return orders.getOrder('9f3c-1a', 'en', who)
}

describe('an odd field costs no page', () => {
  test('one of 20 deals without a short description is shown without it', async () => {
    const list = Array.from({ length: 20 }, (_, at) => rowOf(at + 1, at === 7 ? { s_dsc: null } : {}))
    const items = await dealRows({ list, paging: { total: 20, page: 1 } })
    expect(items.map(({ shortDescription }) => shortDescription).filter((text) => text !== 'Two hours')).toEqual([''])
    expect(items).toHaveLength(20)
  })

  test.each([
    ['no price', { spc: '' }],
    ['a price that is none', { spc: 'free' }],
    ['no id', { id: null }],
    ['no name', { nm: '' }],
    ['a currency that is none', { currency: 'C$' }],
  ])('a deal with %s is left out, the others are there', async (_, changes) => {
    expect((await dealRows([rowOf(1), rowOf(2, changes), rowOf(3)])).map(({ id }) => id)).toEqual([1, 3])
  })

  test('a review without a comment is shown without it', async () => {
    const review = { author: 'Bo', rat: 4, review_dt: '2026-10-01 10:00:00' }
    const deal = await dealWith({ reviews: [{ ...review, cmt: null }, { ...review, rat: 'good' }, review] })
    expect(deal?.reviews.map(({ author, comment }) => [author, comment])).toEqual([
      ['Bo', ''],
      ['Bo', ''],
    ])
  })

  const counted = [14, 5, 2, 0, 1]
  test.each([
    ['as documented', counted, counted],
    ['as text', ['14', '5', '2', '0', '1'], counted],
    ['four numbers', [14, 5, 2, 0], null],
    ['a number below none', [14, 5, 2, -1, 1], null],
    ['words', ['many', 5, 2, 0, 1], null],
    ['an object', { 5: 14 }, null],
    ['nothing', null, null],
  ])('counts of ratings that are %s cost nothing else', async (_, rat_cnts, read) => {
    expect((await dealWith({ rat_cnts, r_cnt: 31 }))?.ratingCounts).toEqual(read)
    answer({ list: [{ rat: 5 }], rat_cnts })
    const found = await reviews.listStoreReviews({ gid: 12, language: 'en', page: 1, pageSize: 3 })
    expect(found).toMatchObject({ items: [{ rating: 5 }], ratingCounts: read })
  })

  test('an API that counts no ratings: those of a deal are counted where all are listed', async () => {
    const [row] = WIRE_DEAL.reviews
    const listed = Array.from({ length: 6 }, (_, at) => ({ ...row, rat: at < 4 ? 5 : 2 }))
    expect((await dealWith({ reviews: listed, r_cnt: 6 }))?.ratingCounts).toEqual([4, 0, 0, 2, 0])
    expect((await dealWith({ reviews: listed, r_cnt: 7 }))?.ratingCounts).toBeNull()
  })

  test.each([
    [{}, { comment: 'Good', language: null, original: '' }],
    [{ lan: 'jp' }, { comment: 'Good', language: 'ja', original: '' }],
    [
      { lan: 'jp', cmt_orig: '最高' },
      { comment: 'Good', language: 'ja', original: '最高' },
    ],
    // a text that is said to be its own translation
    [
      { lan: 'en', cmt_orig: 'Good' },
      { language: 'en', original: '' },
    ],
    [
      { lan: ['jp'], cmt_orig: {}, answer_lan: 7 },
      { language: null, original: '', answerLanguage: null },
    ],
    [
      { answer: 'ありがとう', answer_lan: 'jp' },
      { answer: 'ありがとう', answerLanguage: 'ja' },
    ],
  ])('the language of a review with %j', async (changes, read) => {
    const deal = await dealWith({ reviews: [{ ...WIRE_DEAL.reviews[0], ...changes }] })
    expect(deal?.reviews).toMatchObject([read])
  })

  test.each([
    ['rnk', '', { rating: 4 }],
    ['highlights', '', { highlights: [] }],
    ['status', 'active', { name: 'Spa day' }],
    ['images', {}, { images: [] }],
    ['video', false, { video: null }],
    ['edt', '0000-00-00 00:00:00', { endsAt: null }],
    ['edt', null, { endsAt: null }],
    ['opts', {}, { optionGroups: [] }],
    ['shipping_rules', '', { shippingCountries: [] }],
  ])('a deal whose %s is %j', async (key, value, shown) => {
    expect(await dealWith({ [key]: value })).toMatchObject(shown)
  })

  test('a dish without a price is left out, one with a numeric sku is not', async () => {
    expect(await dishesOf(dish, { ...dish, nm: 'Free', pc: '' }, { ...dish, nm: 'Udon', sku: 77 })).toEqual([
      'Ramen',
      'Udon',
    ])
  })

  test.each([
    ['lat as text', { adr: { ...WIRE_STORE.adr, lat: '49.28' } }, { address: { lat: 49.28 } }],
    ['lat that is none', { adr: { ...WIRE_STORE.adr, lat: 'north' } }, { address: { lat: null, city: 'Vancouver' } }],
    ['a numeric phone', { tn: 6045550100 }, { phone: '6045550100' }],
    ['a coupon without an end', { coupons: [{ code: 'A', nm: 'B' }] }, { coupons: [{ code: 'A', endsAt: null }] }],
    ['a time zone that is none', { tz: 'PST8' }, { timeZone: null }],
    ['no address', { adr: [] }, { address: { street: '', lat: null } }],
    ['no opening hours', { hours: '' }, { hours: null }],
    ['a bad picture among good ones', { imgs: ['a.webp', 7, null] }, { images: ['/media/a.webp', '/media/7'] }],
  ])('a store with %s', async (_, changes, shown) => {
    expect(await storeWith(changes)).toMatchObject(shown)
  })

  test.each([
    ['a time zone that is none', { store_timezone: 'PST8' }, { orderedAt: '2026-11-20T19:00:00.000Z' }],
    ['a zero date', { est_ready_dt: '0000-00-00 00:00:00' }, { readyAt: null }],
    ['numeric numbers', { table_number: 12, reward_points: '40' }, { tableNumber: '12' }],
    ['no comments', { comments: {} }, { comments: [] }],
    ['no taxes', { taxes: [] }, { taxes: [] }],
  ])('an order with %s', async (_, changes, shown) => {
    expect(await orderWith(changes)).toMatchObject({ ok: true, value: shown })
  })

  test('points as text', async () => {
    answer({ balance: '1200', remaining: '800', redeemed: '', history: {} })
    expect(await points.getPoints(who)).toMatchObject({ value: { balance: 1200, remaining: 800, history: [] } })
  })
})

describe('a list, however it is wrapped', () => {
  test.each([
    ['bare', [rowOf(1)], 1],
    ['with paging', { list: [rowOf(1)], paging: { total: '9', page: '1' } }, 9],
    ['with paging that is none', { list: [rowOf(1)], paging: [] }, 1],
  ])('deals, %s', async (_, records, total) => {
    answer(records)
    expect(await deals.listDeals({ language: 'en' })).toMatchObject({ items: [{ id: 1 }], total })
  })

  test.each([[[]], [{}], [''], [null], [undefined], [{ list: {} }]])('empty as %j', async (records) => {
    answer(records)
    expect(await addressBook.listAddresses(who)).toEqual({ ok: true, value: [] })
    expect(await orders.listOrders({ page: 1, own: null, language: 'en' }, who)).toMatchObject({
      value: { items: [], total: 0 },
    })
  })

  test('an address book in a list', async () => {
    answer({ list: [WIRE_ADDRESS] })
    expect(await addressBook.listAddresses(who)).toMatchObject({ value: [{ id: 5 }] })
  })
})

describe('the code of an answer', () => {
  test.each(['200', 200])('RC %j', async (RC) => {
    api.answerWith({ RC, records: WIRE_STORE })
    expect(await stores.getStore(12, 'en')).toMatchObject({ gid: '12' })
  })

  test('404 with HTTP 404 is a store that does not exist', async () => {
    api.answerWith({ RC: 404 }, 404)
    expect(await stores.getStore(12, 'en')).toBeNull()
  })

  test.each([
    ['a store without a name', { gid: 12 }, 'nm: missing'],
    ['a store that is text', 'ok', 'records: not an object'],
  ])('%s cannot be read, and says so', async (_, records, reason) => {
    answer(records)
    await expect(stores.getStore(12, 'en')).rejects.toMatchObject({
      digest: 'unreadable_answer',
      message: `cannot read the answer to sdtl2: ${reason}`,
    })
  })
})

test('a date of zeros is a date that is not there: nothing was left out', async () => {
  warned.mockClear()
  for (const none of ['0000-00-00', '0000-00-00 00:00', '0000-00-00 00:00:00'])
    expect(await orderWith({ order_expire_dt: none })).toMatchObject({ ok: true, value: { expiresAt: null } })
  const words = '0000-00-00'
  expect(await storeWith({ desc: words, next_open: words })).toMatchObject({ description: words, nextOpening: null })
  expect(warned).not.toHaveBeenCalled()
})

test('what is left out is logged once with call, place and reason, never with its value', async () => {
  warned.mockClear()
  for (const _ of Array.from({ length: 10 })) await dealWith({ view_count: 'a secret', reviews: [{ cmt: 'a secret' }] })
  const logged = warned.mock.calls.map(([fields]) => fields)
  const lost = { call: 'gdtl', path: 'view_count', reason: 'not a whole number' }
  const row = { call: 'gdtl', path: 'reviews.*', reason: 'rat: missing' }
  expect(logged).toEqual(
    [1, 10].flatMap((count) => [
      { ...row, count },
      { ...lost, count },
    ]),
  )
  expect(JSON.stringify(warned.mock.calls)).not.toContain('secret')
})
