import { expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/stores/menu')

const DISH = { pid: '34', nm: 'Beef noodles', pc: '16.50', pt: 0, sku: 'B-1', iurl: 'b.webp' }
const CHOICE = { id: '7', nm: 'Large', pc: '2.00', sq: 0 }
const CARD = { pid: 35, nm: 'Gift card', pc: 50, pt: '1', time: '', opt: [] }
const MENU = [
  { id: 1, nm: 'Noodles', products: [{ ...DISH, opt: [{ id: 6, nm: 'Size', min: '1', max: 1, opts: [CHOICE] }] }] },
  { id: 2, nm: 'Gifts', products: [CARD] },
]
const store = { gid: 12, currency: 'CAD', languages: ['en'] }

test('a menu is asked for by gid and lan; sections, prices in cents, choices and gift cards [CALL-41]', async () => {
  api.answerWith({ RC: 200, records: MENU })
  const [noodles, gifts] = await calls.getMenu(store, 'en')
  expect(api.received).toMatchObject([{ method: 'GET', path: '/api/v7/cplst2', query: { gid: '12', lan: 'en' } }])
  expect(noodles).toMatchObject({
    id: 1,
    name: 'Noodles',
    products: [{ id: 34, name: 'Beef noodles', price: 1650, picture: '/media/b.webp', isGiftCard: false, stock: null }],
  })
  expect(noodles?.products[0]?.optionGroups).toMatchObject([
    { id: 6, name: 'Size', min: 1, max: 1, choices: [{ id: 7, name: 'Large', price: 200, stock: 0 }] },
  ])
  expect(gifts?.products).toMatchObject([{ id: 35, price: 5000, isGiftCard: true, optionGroups: [] }])
})

test("the store's own names are added, from a second response in the store's language", async () => {
  api.answerWith(({ query }: { query: Record<string, string> }) => ({
    RC: 200,
    records: [{ id: 1, nm: '', products: [{ ...DISH, nm: query.lan === 'zh' ? '牛肉面' : 'Beef noodles' }] }],
  }))
  const [section] = await calls.getMenu({ ...store, languages: ['zh'] }, 'en')
  expect(section?.products[0]).toMatchObject({ name: 'Beef noodles', ownName: '牛肉面' })
})
