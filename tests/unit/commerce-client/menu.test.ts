import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/stores/menu-api')

const DISH = { pid: '34', nm: 'Beef noodles', pc: '16.50', pt: 0, sku: 'B-1', iurl: 'b.webp' }
const CHOICE = { id: '7', nm: 'Large', pc: '2.00', sq: 0 }
const CARD = { pid: 35, nm: 'Gift card', pc: 50, pt: '1', time: '', opt: [] }
const MENU = [
  { id: 1, nm: 'Noodles', products: [{ ...DISH, opt: [{ id: 6, nm: 'Size', min: '1', max: 1, opts: [CHOICE] }] }] },
  { id: 2, nm: 'Gifts', products: [CARD] },
]
const store = { gid: 12, currency: 'CAD', languages: ['en'], timeZone: 'America/Toronto' }

test('a menu is asked for by gid and lan; sections, prices in cents, choices and gift cards [CALL-41]', async () => {
  api.answerWith({ RC: 200, records: MENU })
  const [noodles, gifts] = (await calls.getMenuPage(store, 'en'))?.sections ?? []
  expect(api.received).toMatchObject([{ method: 'GET', path: '/api/v7/cplst2', query: { gid: '12', lan: 'en' } }])
  expect(noodles).toMatchObject({
    id: 1,
    name: 'Noodles',
    products: [
      { id: '34', name: 'Beef noodles', price: 1650, picture: '/media/b.webp', isGiftCard: false, stock: null },
    ],
  })
  expect(noodles?.products[0]?.optionGroups).toMatchObject([
    { id: 6, name: 'Size', min: 1, max: 1, choices: [{ id: '7', name: 'Large', price: 200, stock: 0 }] },
  ])
  expect(gifts?.products).toMatchObject([{ id: 35, price: 5000, isGiftCard: true, optionGroups: [] }])
})

test("the store's own names are added, from a second response in the store's language", async () => {
  api.answerWith(({ query }: { query: Record<string, string> }) => ({
    RC: 200,
    records: [{ id: 1, nm: '', products: [{ ...DISH, nm: query.lan === 'zh' ? '牛肉面' : 'Beef noodles' }] }],
  }))
  const [section] = (await calls.getMenuPage({ ...store, languages: ['zh'] }, 'en'))?.sections ?? []
  expect(section?.products[0]).toMatchObject({ name: 'Beef noodles', ownName: '牛肉面' })
})

test('the hours of a section hold for its products, within theirs [CART-7]', async () => {
  const lunch = '11:00-15:00;11:00-15:00;;;;;'
  const [other, early] = [
    { ...DISH, pid: 36 },
    { ...DISH, time: '09:00-12:00;;09:00-12:00;;;;' },
  ]
  api.answerWith({ RC: 200, records: [{ id: 1, nm: 'Lunch', time: lunch, products: [early, other] }] })
  const [section] = (await calls.getMenuPage(store, 'en'))?.sections ?? []
  expect(section?.available?.slice(0, 3)).toEqual([[{ open: 660, close: 900 }], [{ open: 660, close: 900 }], []])
  expect(section?.products[0]?.available).toEqual([[{ open: 660, close: 720 }], [], [], [], [], [], []])
  expect(section?.products[1]?.available).toEqual(section?.available)
})

describe('a product on sale', () => {
  const onSale = { ...DISH, reg_pc: '20.00', pc_edt: '2026-12-05 23:00:00' }
  const read = async (dish: object, from: Parameters<typeof calls.getMenuPage>[0] = store) => {
    api.answerWith({ RC: 200, records: [{ id: 1, nm: 'Noodles', products: [dish] }] })
    return (await calls.getMenuPage(from, 'en'))?.sections[0]?.products[0]
  }
  afterEach(() => vi.useRealTimers())
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

  test('has its regular price and the end by the clock of the store', async () => {
    at('2026-12-05T22:59:59Z')
    expect(await read(onSale)).toMatchObject({
      price: 1650,
      sale: { regularPrice: 2000, until: '2026-12-05T18:00:00-05:00' },
    })
    expect(await read({ ...onSale, pc_edt: null })).toMatchObject({ sale: { regularPrice: 2000, until: null } })
    expect((await read(onSale, { ...store, timeZone: null }))?.sale).toEqual({ regularPrice: 2000, until: null })
  })

  test('has the regular price alone after the end, whatever a cached answer says', async () => {
    at('2026-12-05T23:00:00Z')
    const product = await read(onSale)
    expect(product?.price).toBe(2000)
    expect(product).not.toHaveProperty('sale')
  })

  test('is not on sale if the regular price is not above, or if there is none', async () => {
    at('2026-12-05T22:00:00Z')
    for (const dish of [
      { ...onSale, reg_pc: '16.50' },
      { ...DISH, pc_edt: '2026-12-01 00:00:00' },
    ]) {
      const product = await read(dish)
      expect(product?.price).toBe(1650)
      expect(product).not.toHaveProperty('sale')
    }
  })

  test('may have several pictures, each once; with one it has no list', async () => {
    const several = await read({ ...DISH, imgs: ['b.webp', 'c.webp', 'b.webp'] })
    expect(several).toMatchObject({ picture: '/media/b.webp', pictures: ['/media/b.webp', '/media/c.webp'] })
    expect(await read({ ...DISH, imgs: ['b.webp'] })).not.toHaveProperty('pictures')
  })
})

/** Of 450 dishes: 120, 250 and 80. */
const SIZES = [120, 250, 80]
const LONG = SIZES.map((size, at) => ({
  id: at + 1,
  nm: `Section ${at + 1}`,
  products: Array.from({ length: size }, (_, n) => ({ ...DISH, pid: (at + 1) * 1000 + n })),
}))

/** As an API does that knows `page`: all sections with their counts, and some of their products. */
function answerPage({ page, limit, ids }: Record<string, string>) {
  if (ids) return only(new Set(ids.split(',').map(Number)))
  const all = LONG.flatMap(({ products }) => products.map(({ pid }) => pid))
  const from = (Number(page) - 1) * Number(limit)
  const shown = new Set(all.slice(from, from + Number(limit)))
  return LONG.map((section) => ({ ...section, cnt: section.products.length, products: within(section, shown) }))
}
const within = ({ products }: (typeof LONG)[number], pids: Set<number>) => products.filter(({ pid }) => pids.has(pid))
const only = (pids: Set<number>) => LONG.map((section) => ({ ...section, products: within(section, pids) }))

describe.each<[string, (query: Record<string, string>) => object[] | null]>([
  ['of an API with pages', answerPage],
  ['of an API that answers the whole menu', () => LONG],
  ['of an API that refuses pages', ({ page }) => (page ? null : LONG)],
])('a menu of more than 300 products, %s', (_, answer) => {
  beforeEach(() => {
    api.answerWith(({ query }: { query: Record<string, string> }) => {
      const records = answer(query)
      return records ? { RC: 200, records } : { RC: 400, msg: 'page is unknown' }
    })
  })

  test('has pages of 100 products, in which all are once and in order, each with its section', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => calls.getMenuPage(store, 'en', page)))
    const sizes = pages.map((menu) => menu?.sections.map(({ name, products }) => `${name}: ${products.length}`))
    expect(sizes).toEqual([
      ['Section 1: 100'],
      ['Section 1: 20', 'Section 2: 80'],
      ['Section 2: 100'],
      ['Section 2: 70', 'Section 3: 30'],
      ['Section 3: 50'],
    ])
    const shown = pages.flatMap((menu) => menu?.sections.flatMap(({ products }) => products.map(({ id }) => id)))
    expect(shown).toEqual(LONG.flatMap(({ products }) => products.map(({ pid }) => pid)))
    expect(new Set(pages.map((menu) => menu?.pages))).toEqual(new Set([5]))
  })

  test('lists all sections on each page, with the page that they begin on', async () => {
    const listed = (await calls.getMenuPage(store, 'en', 4))?.listed.map(({ id, page }) => [id, page])
    expect(listed).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
    ])
  })

  test('has no page after its last', async () => {
    expect(await calls.getMenuPage(store, 'en', 6)).toBeNull()
  })

  test('has any of its products by their ids, without those that it does not sell', async () => {
    const products = await calls.getProducts(store, 'en', [3001, 9, 1000, 3001])
    expect(products.map(({ id }) => id)).toEqual([1000, 3001])
  })
})

test('a menu of 300 products is one page', async () => {
  const products = Array.from({ length: 300 }, (_, n) => ({ ...DISH, pid: n + 1 }))
  api.answerWith({ RC: 200, records: [{ id: 1, nm: 'All', cnt: 300, products }] })
  const menu = await calls.getMenuPage(store, 'en')
  expect([menu?.pages, menu?.sections[0]?.products.length]).toEqual([1, 300])
  expect(await calls.getMenuPage(store, 'en', 2)).toBeNull()
})
