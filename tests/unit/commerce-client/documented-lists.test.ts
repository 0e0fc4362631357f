import { beforeEach, expect, test } from 'vitest'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'
import { WIRE_STORE } from '@/tests/support/wire-store'

const api = await serveFakeApi()
const deals = await import('@/lib/commerce-client/stores/deals-api')
const stores = await import('@/lib/commerce-client/stores/near-stores')
const dated = await import('@/lib/commerce-client/stores/dated-pages')
const menu = await import('@/lib/commerce-client/stores/menu-api')
const { listBookmarks } = await import('@/lib/commerce-client/account/bookmarks-api')
const { listOrders } = await import('@/lib/commerce-client/orders/orders-api')

const VANCOUVER = { lat: 49.28, lon: -123.12 }
const ALL = Array.from({ length: 30 }, (_, n) => ({ ...WIRE_DEAL_ROW, id: 1001 + n, nm: `Deal ${1001 + n}` }))
/** Every third deal is of store 12. */
const ownerOf = (id: number) => (id % 3 === 0 ? 12 : 13)
const OWN = ALL.map(({ id }) => id).filter((id) => ownerOf(id) === 12)
const ok = (records: unknown) => ({ RC: 200, records })
const storeRow = (gid: string) => ({ gid, logo: 'n.webp', nm: gid === '12' ? 'Noodle House' : 'Spa House' })

/** Knows no parameter but those that the documents print, and has 12 rows a page without saying so. */
function documented({ path, query, body }: Received): unknown {
  const call = path.split('/').at(-1)
  if (call === 'glst') {
    const page = Number(query.page)
    return ok({ list: ALL.slice((page - 1) * 12, page * 12), paging: { total: '30', page } })
  }
  if (call === 'gdtl') return ok({ ...WIRE_DEAL, id: Number(query.pid), group_id: ownerOf(Number(query.pid)) })
  if (call === 'slst') return query.g_ids ? ok(query.g_ids.split(',').map(storeRow)) : { RC: 400 }
  if (call === 'sdtl2') return ok({ ...WIRE_STORE, gid: query.gid, currency: query.gid === '13' ? 'USD' : 'CAD' })
  if (call === 'psearch') return query.pids ? ok(query.pids.split(',').map(productRow)) : { RC: 400 }
  const { path: signed } = body as { path: string }
  return signed.includes('ordlst') ? orderPage(signed) : ok(BOOKMARKS)
}
const productRow = (pid: string) => ({ pid, nm: 'Mug', pc: '24.00', gid: pid === '50' ? '13' : '12' })
const BOOKMARKS = {
  stores: [storeRow('12'), storeRow('13')],
  products: [
    { pid: 34, nm: 'Beef noodles', pc: '20.00' },
    { pid: 50, nm: 'Mug', pc: '24.00' },
  ],
  deals: [
    { pid: 1002, nm: 'Spa day', pc: '79.50' },
    { pid: 1003, nm: 'Massage', pc: '60.00' },
  ],
}
const ORDERS = Array.from({ length: 30 }, (_, n) => ({ ord_id: `o${n}`, s_nm: 'Noodle House', amt: 5, curr: 'CAD' }))
function orderPage(path: string): unknown {
  const page = Number(/page=(\d+)/.exec(path)?.[1])
  return ok({ orders: ORDERS.slice((page - 1) * 12, page * 12), paging: { total: 30, page } })
}
beforeEach(() => api.answerWith(documented))

test('stores near a place are those of its deals, which are read by their ids', async () => {
  const near = await stores.listStoresNear(VANCOUVER, 'en', { limit: 60 })
  expect(near.map(({ name }) => name)).toEqual(['Spa House', 'Noodle House'])
  expect(near.map(({ currency, serving }) => [currency, serving])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('a search for stores finds them by their own names', async () => {
  const found = await stores.listStoresNear(VANCOUVER, 'en', { text: 'noodle  HOUSE', limit: 24 })
  expect(found.map(({ gid }) => gid)).toEqual(['12'])
  expect(await stores.listStoresNear(VANCOUVER, 'en', { text: 'sushi', limit: 24 })).toEqual([])
  expect(await menu.searchProducts(found, 'noodle', 'en')).toEqual([])
  expect(await dated.listDatedStores(1, 'en')).toEqual([])
})

test('a store’s own domain lists its own deals alone, on pages of their own', async () => {
  const listed = await deals.listDeals({ language: 'en', gid: 12 })
  expect(listed.items.map(({ id }) => id)).toEqual(OWN)
  expect(listed).toMatchObject({ page: 1, total: 10 })
  const four = await deals.listDeals({ language: 'en', gid: 12, page: 2, pageSize: 4 })
  expect(four.items.map(({ id }) => id)).toEqual(OWN.slice(4, 8))
  expect(four).toMatchObject({ page: 2, pageSize: 4, total: 10 })
  const inSitemap = await dated.listDatedDeals({ gid: 12, page: 1, pageSize: 60 }, 'en')
  expect(inSitemap.map(({ id }) => id)).toEqual(OWN.slice(0, 4))
})

test('rows that name their store are not read one by one', async () => {
  const rows = [
    { ...WIRE_DEAL_ROW, gid: '12' },
    { ...WIRE_DEAL_ROW, id: 7, gid: 12 },
  ]
  api.answerWith(ok({ list: rows, paging: { total: 2, page: 1, limit: 20 } }))
  expect(await deals.listDeals({ language: 'zh', gid: 12 })).toMatchObject({ total: 2 })
  expect(api.received).toHaveLength(1)
})

test('without a size of its pages, a list has as many as its first page has rows, and each deal is on one', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => deals.listDeals({ language: 'en', page })))
  expect(pages.map(({ pageSize, total }) => [pageSize, total])).toEqual(Array(3).fill([12, 30]))
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ALL.map(({ id }) => id))
})

test('so have the orders of a customer', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listOrders({ page, own: null, language: 'en' }, credentials)))
  expect(pages.map((page) => page.ok && [page.value.pageSize, page.value.total])).toEqual(Array(3).fill([12, 30]))
})

test('a sample is no longer than it was asked for', async () => {
  expect((await deals.listDeals({ language: 'en', pageSize: 5 })).items).toHaveLength(5)
})

test('products are those that were asked for', async () => {
  api.answerWith(ok(['34', '50'].map(productRow)))
  expect((await menu.listProducts([50], 'en')).map(({ id, gid }) => [id, gid])).toEqual([['50', '13']])
})

test('bookmarks are in the currency of their store, and those without one have no price', async () => {
  const saved = await listBookmarks({ own: null, language: 'en' }, credentials)
  if (!saved.ok) throw new Error(saved.code)
  expect(saved.value.products.map(({ name, price }) => [name, price?.currency])).toEqual([
    ['Beef noodles', 'CAD'],
    ['Mug', 'USD'],
  ])
  expect(saved.value.deals.map(({ name, price }) => [name, price?.currency])).toEqual([
    ['Spa day', 'CAD'],
    ['Massage', 'USD'],
  ])
  api.answerWith((received: Received) =>
    /psearch|sdtl2|gdtl/.test(received.path) ? { RC: 500 } : documented(received),
  )
  const unread = await listBookmarks({ own: null, language: 'jp' }, credentials)
  expect(unread.ok && unread.value.products.map(({ price }) => price)).toEqual([null, null])
})

test('on a store’s own domain bookmarks are its own [DOM-3]', async () => {
  const saved = await listBookmarks({ own: { domain: 'noodle.example', gid: 12 }, language: 'en' }, credentials)
  if (!saved.ok) throw new Error(saved.code)
  const { stores, products, deals } = saved.value
  expect([stores, products, deals].map((list) => list.map(({ id }) => id))).toEqual([['12'], [34], [1002]])
})

test('a dish is priced in the currency of its store, whatever else its row in the list lacks', async () => {
  api.answerWith(({ path, query }: Received) => {
    if (path.endsWith('slst')) return ok([{ ...storeRow('12'), currency: 'USD' }, storeRow('13'), storeRow('14')])
    if (path.endsWith('sdtl2'))
      return query.gid === '13' ? ok({ ...WIRE_STORE, gid: 13, currency: 'GBP' }) : { RC: 500 }
    return ok(['12', '13', '14'].map((gid) => ({ pid: Number(gid) * 10, nm: 'Mug', pc: '24.00', gid })))
  })
  const near = await stores.listStoresNear(VANCOUVER, 'zh', {})
  expect((await menu.searchProducts(near, 'mug', 'zh')).map(({ id, price }) => [id, price])).toEqual([
    [120, { amount: 2400, currency: 'USD' }],
    [130, { amount: 2400, currency: 'GBP' }],
    [140, null],
  ])
})

test('a deal without a currency is sold in that of its store, and in one that cannot be read not at all', async () => {
  const { currency: _, ...deal } = WIRE_DEAL
  const answer = (changes: object) =>
    api.answerWith(({ path }: Received) =>
      ok(path.endsWith('gdtl') ? { ...deal, ...changes } : { ...WIRE_STORE, currency: 'USD' }),
    )
  answer({})
  expect((await deals.getDeal(1001, 'jp'))?.dealPrice).toEqual({ amount: 7950, currency: 'USD' })
  answer({ currency: ' cad' })
  expect((await deals.getDeal(1001, 'zh-Hant'))?.dealPrice).toEqual({ amount: 7950, currency: 'CAD' })
  answer({ currency: 'C$' })
  await expect(deals.getDeal(1001, 'zh')).rejects.toThrow('currency: not a currency')
})
