import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { jobs } from '@/backend/platform/jobs/schema'

import { makeDeal, makeOptions, makeProduct } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { askQuote, buy } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, me, store, other, call, run, operator, purged, work } = desk
const token = await operator(['catalogue'])
const deal = await makeDeal(api.db, store, { key: 'massage', stock: 5 })
const dish = await makeProduct(api.db, store, { sku: 'rye-bread' })
const sauce = await makeOptions(api.db, { productId: dish.id })
beforeEach(() => api.db.delete(jobs))
afterAll(() => api.close())

const set = (kind: string, key: string | number, stock: number | null) =>
  call(token, 'POST', `/stores/${store.urlKey}/items/${kind}/${key}/stock`, { stock })

describe('an item', () => {
  it('is found with its stock by a part of its name or key', async () => {
    const { body } = await call(token, 'GET', `/stores/${store.urlKey}/items?text=rye`)
    expect(body.items).toEqual([
      { kind: 'dish', id: dish.id, key: 'rye-bread', name: dish.name?.en, names: dish.name, stock: null, price: 9.5 },
    ])
    const kinds = (await call(token, 'GET', `/stores/${store.urlKey}/items`)).body.items.map(
      (item: { kind: string }) => item.kind,
    )
    expect(kinds.sort()).toEqual(['choice', 'choice', 'deal', 'deal', 'dish'])
  })

  it('that is sold out is not sold, until it is back; its pages are rendered again', async () => {
    expect(await set('deal', 'massage', 0)).toEqual({ status: 200, body: { stock: 0, until: null } })
    expect(await purged()).toEqual([`deal:${deal.id}`, `store:${store.gid}`, 'catalogue'])
    expect((await askQuote(api, me, deal)).RC).toBe(1000)
    await set('deal', `${deal.id}`, 2)
    await buy(api, me, deal)
    await work()
    expect((await call(token, 'GET', `/stores/${store.urlKey}/items?text=massage`)).body.items[0].stock).toBe(1)
  })

  it.each<['deal' | 'dish', string, number | null]>([
    ['deal', 'facial', 5],
    ['dish', 'plum-cake', null],
    ['dish', 'pear-cake', 5],
  ])('a %s %s of %s that is sold out stays so when an order of it is cancelled', async (kind, key, stock) => {
    const made = kind === 'deal' ? await makeDeal(api.db, store, { key, stock: stock ?? 0 }) : null
    const item = made ?? { ...deal, groupSaleId: (await makeProduct(api.db, store, { sku: key, stock })).id ?? 0 }
    const left = async () => {
      const { body } = await call(token, 'GET', `/stores/${store.urlKey}/items?text=${key}`)
      return body.items[0].stock as number | null
    }
    const id = await buy(api, me, item)
    await set(kind, key, 0)
    await run('orders', 'cancel', id)
    expect(await left()).toBe(0)
    await set(kind, key, 3)
    await run('orders', 'cancel', await buy(api, me, item))
    expect(await left()).toBe(3)
    await set(kind, key, 0)
  })

  it('of a menu, and a choice of it, are marked by commands', async () => {
    const stockOf = async () =>
      (await call(token, 'GET', `/stores/${store.urlKey}/items`)).body.items
        .filter((item: { id: number }) => [dish.id, sauce.choices[0]].includes(item.id))
        .map((item: { stock: number }) => item.stock)
    const words = [store.urlKey ?? '', 'dish', 'rye-bread']
    expect(await run('items', 'sold-out', ...words)).toEqual([`${store.urlKey} dish rye-bread: sold out`])
    await run('items', 'sold-out', store.urlKey ?? '', 'choice', `${sauce.choices[0]}`)
    expect(await stockOf()).toEqual([0, 0])
    expect(await purged()).toEqual([`store:${store.gid}`, `store:${store.gid}`])
    expect(await run('items', 'in-stock', ...words)).toEqual([`${store.urlKey} dish rye-bread: in stock`])
    await run('items', 'in-stock', store.urlKey ?? '', 'choice', `${sauce.choices[0]}`, '7')
    expect(await stockOf()).toEqual([null, 7])
  })

  it('is meant by its key where another has that id', async () => {
    const numbered = await makeProduct(api.db, store, { sku: `${dish.id}` })
    await set('dish', `${dish.id}`, 3)
    const rows = await api.db.select().from(products).where(eq(products.gid, store.gid))
    expect(rows.map(({ id, stock }) => [id, stock])).toEqual(
      expect.arrayContaining([
        [dish.id, null],
        [numbered.id, 3],
      ]),
    )
  })

  it.each<[string, string, string | number, number | null, number]>([
    ['a deal that is not counted', 'deal', 'massage', null, 400],
    ['less than nothing', 'dish', 'rye-bread', -1, 400],
    ['half of one', 'dish', 'rye-bread', 0.5, 400],
    ['a kind that is none', 'table', 'rye-bread', 0, 400],
    ['a dish that is none', 'dish', 'cake', 0, 404],
    ['an id beyond all ids', 'dish', '999999999999', 0, 404],
  ])('is not set to %s', async (_, kind, key, stock, status) => {
    expect((await set(kind, key, stock)).status).toBe(status)
  })

  it('of another store is out of reach, by its id too', async () => {
    const theirs = await makeDeal(api.db, other)
    expect((await set('deal', theirs.id ?? 0, 0)).status).toBe(404)
  })
})
