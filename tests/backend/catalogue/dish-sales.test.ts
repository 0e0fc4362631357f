import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/account-codes'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { buy, checkOut, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp } from '@/tests/backend/support/test-app'

const DURING = '2026-06-05T19:00:00Z'
const END = '2026-06-06T01:00:00Z'

const api = await openTestApp()
const me = (await makeCustomer(api.db)).tokens
const store = await makeStore(api.db)
const dish = await makeProduct(api.db, store, {
  name: { en: 'Laksa', zh: '叻沙', 'zh-Hant': '叻沙', jp: 'ラクサ' },
  picture: 'laksa',
  furtherPictures: ['laksa/2', 'https://cdn.example/3.jpg'],
  price: 950,
  regularPrice: 1200,
  priceUntil: new Date(END),
})
await api.execute(me, '/api/rest/v7/bookmark', 'POST', {
  data: { ids: [dish.id], type: BOOKMARK_TYPE.product, action: 'add' },
})
beforeEach(() => api.clock.set(DURING))
afterAll(() => api.close())

const inMenu = async () => (await api.get(`/api/v7/cplst2?lan=en&gid=${store.gid}`)).records[0].products[0]
const priceIn = {
  'a quote': async () => (await askMenu(api, me, store, [{ pid: dish.id }])).records.items[0].pc,
  'the menu': async () => (await inMenu()).pc,
  'a search': async () => (await api.get(`/api/v7/psearch?lan=en&g_ids=${store.gid}&keywords=laksa`)).records[0].pc,
  'a list by ids': async () => (await api.get(`/api/v7/psearch?lan=en&pids=${dish.id}`)).records[0].pc,
  bookmarks: async () => (await api.execute(me, '/api/rest/v7/bookmark', 'GET')).records.products[0].pc,
}

describe('a dish on sale', () => {
  it.each(Object.entries(priceIn))(
    'has its price in %s until the sale ends, and then its regular one',
    async (_, ask) => {
      expect(await ask()).toBe(9.5)
      api.clock.set(END)
      expect(await ask()).toBe(12)
    },
  )

  it('has both prices and the end in the menu, and neither afterwards', async () => {
    expect(await inMenu()).toMatchObject({ pc: 9.5, reg_pc: 12, pc_edt: '2026-06-06 01:00:00' })
    api.clock.set(END)
    expect(await inMenu()).not.toHaveProperty('reg_pc')
    expect(await inMenu()).not.toHaveProperty('pc_edt')
  })

  it('is not charged at the regular price that nobody has seen: a quote of before the end is refused', async () => {
    const { records } = await askMenu(api, me, store, [{ pid: dish.id }])
    api.clock.set(END)
    expect(await checkOut(api, me, menuOf(store), records.qid)).toMatchObject({ RC: 409 })
  })

  it('keeps its price in a placed order', async () => {
    const id = await buy(api, me, menuOf(store), {}, { items: [{ pid: dish.id, qty: 2, options: [] }] })
    api.clock.set(END)
    expect((await readOrder(api, me, id)).order_item[0]).toMatchObject({ cnt: 2, amt: 19 })
  })
})

it('a dish with several pictures has all of them in the menu, the main one first', async () => {
  expect(await inMenu()).toMatchObject({
    iurl: '/media/laksa',
    imgs: ['/media/laksa', '/media/laksa/2', 'https://cdn.example/3.jpg'],
  })
})

it('a dish that is not on sale and has one picture has none of the keys', async () => {
  const other = await makeStore(api.db)
  await makeProduct(api.db, other, { price: 950, regularPrice: 950, picture: 'tea' })
  const { records } = await api.get(`/api/v7/cplst2?lan=en&gid=${other.gid}`)
  expect(Object.keys(records[0].products[0])).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(reg_pc|pc_edt|imgs)$/)]),
  )
})
