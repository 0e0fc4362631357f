import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { categories, dealSearch } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { auditEntries } from '@/backend/operators/access/schema'
import { jobs } from '@/backend/platform/jobs/schema'

import { inAll, makeDeal, makeOptions, makeProduct } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { askQuote, buy, checkOut, quoteId } from '@/tests/backend/support/shopping'

const { api, me, store, other, call, run, operator, purged } = await openOperatorDesk()
const token = await operator(['catalogue'])
await api.db
  .insert(categories)
  .values([
    { id: 1200, level: 1, position: 1, name: inAll('Spas') },
    { id: 1201, level: 2, position: 2, parentId: 1200, name: inAll('Massages') },
  ])
  .onConflictDoNothing()
const deal = await makeDeal(api.db, store, { key: 'massage', price: 4000, dealPrice: 2000 })
const dish = await makeProduct(api.db, store, { sku: 'rye-bread' })
const sauce = await makeOptions(api.db, { productId: dish.id }, { min: 0 })
const oil = await makeOptions(api.db, { dealId: deal.id }, { min: 0 })
beforeEach(() => api.db.delete(jobs))
afterAll(() => api.close())

const KEY = store.urlKey ?? ''
const setPrice = (kind: string, key: string | number, body: object) =>
  call(token, 'POST', `/stores/${KEY}/items/${kind}/${key}/price`, body)
const quoted = async (groupSaleId: number, options: object[] = []) =>
  (await askQuote(api, me, deal, { items: [{ pid: groupSaleId, qty: 1, options }] })).records.items[0].pc

describe('a price', () => {
  it('of a deal is what is quoted from then on, and what it is found and listed by; a placed order keeps its own', async () => {
    const id = await buy(api, me, deal)
    const shown = await quoteId(api, me, deal)
    expect(await setPrice('deal', 'massage', { price: 12.5 })).toEqual({
      status: 200,
      body: { price: 12.5, currency: 'CAD' },
    })
    expect(await quoted(deal.groupSaleId)).toBe(12.5)
    // what the shopper still sees is not charged
    expect(await checkOut(api, me, deal, shown)).toMatchObject({
      RC: 409,
      records: { due_now: { amt: 14.01, curr: 'CAD' } },
    })
    const [row] = await api.db.select().from(dealSearch).where(eq(dealSearch.dealId, deal.id))
    expect([row?.dealPrice, row?.discountPercent, row?.category1, row?.category2]).toEqual([1250, 69, 1200, 1201])
    expect(await purged()).toEqual([`deal:${deal.id}`, `store:${store.gid}`, 'catalogue'])
    const { body } = await call(token, 'GET', `/stores/${KEY}/items?text=massage`)
    expect(body).toMatchObject({ currency: 'CAD', items: [{ price: 12.5, regular_price: 40 }] })
    const reader = await operator(['orders'])
    expect((await call(reader, 'GET', `/orders/${id}`)).body.total).toBe(22.4)
  })

  it('of a deal may change with its regular price, and is never above it', async () => {
    expect((await setPrice('deal', 'massage', { price: 40.01 })).body.error).toBe(
      'the price of a deal is at most its regular price',
    )
    expect((await setPrice('deal', 'massage', { price: 45, regular_price: 50 })).status).toBe(200)
    expect((await setPrice('deal', 'massage', { price: 20, regular_price: 19 })).status).toBe(400)
    expect(await quoted(deal.groupSaleId)).toBe(45)
  })

  it('of a dish, and what a choice adds, are set by commands', async () => {
    expect(await run('items', 'price', KEY, 'dish', 'rye-bread', '6,50')).toEqual([`${KEY} dish rye-bread: CAD 6,50`])
    expect(await quoted(dish.id ?? 0)).toBe(6.5)
    expect(await purged()).toEqual([`store:${store.gid}`])
    await run('items', 'price', KEY, 'choice', `${sauce.choices[1]}`, '0.75')
    await run('items', 'price', KEY, 'choice', `${oil.choices[1]}`, '3')
    expect(await purged()).toEqual([
      `store:${store.gid}`,
      `store:${store.gid}`,
      `deal:${deal.id}`,
      `store:${store.gid}`,
    ])
    expect(await run('items', 'list', KEY, 'rye')).toEqual([
      `dish  ${dish.id}  rye-bread  ${dish.name?.en}  CAD 6.5  not counted`,
    ])
    const { body } = await call(token, 'GET', `/stores/${KEY}/items`)
    const prices = body.items.map((item: { id: number; price: number }) => [item.id, item.price])
    expect(prices).toEqual(
      expect.arrayContaining([
        [sauce.choices[1], 0.75],
        [oil.choices[1], 3],
      ]),
    )
  })

  it('of a dish on sale keeps the regular price that is above it, and forgets any other', async () => {
    const priceUntil = new Date(api.clock.now().getTime() + 3_600_000)
    const pho = await makeProduct(api.db, store, { sku: 'pho', price: 1000, regularPrice: 1400, priceUntil })
    const stored = async () => {
      const { price, regularPrice, priceUntil } = products
      return (await api.db.select({ price, regularPrice, priceUntil }).from(products).where(eq(products.id, pho.id)))[0]
    }
    await setPrice('dish', 'pho', { price: 12 })
    expect(await stored()).toEqual({ price: 1200, regularPrice: 1400, priceUntil })
    expect(await run('items', 'list', KEY, 'pho')).toEqual([
      `dish  ${pho.id}  pho  ${pho.name?.en}  CAD 12 of 14  not counted`,
    ])
    await setPrice('dish', 'pho', { price: 14 })
    expect(await stored()).toEqual({ price: 1400, regularPrice: null, priceUntil: null })
  })

  it('of a dish whose sale is over is what is charged', async () => {
    const priceUntil = new Date(api.clock.now().getTime() - 1000)
    const pie = await makeProduct(api.db, store, { sku: 'pie', price: 1000, regularPrice: 1400, priceUntil })
    expect(await quoted(pie.id)).toBe(14)
    await setPrice('dish', 'pie', { price: 12 })
    expect(await quoted(pie.id)).toBe(12)
  })

  it('is recorded with who set it', async () => {
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.act, 'items.price'))
    expect(entries.map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^operator-/), KEY, 'deal massage: 45 of 50'],
        ['ada', KEY, 'dish rye-bread: 6.5'],
      ]),
    )
  })

  it.each<[string, string, object, number]>([
    ['less than nothing', 'dish', { price: -1 }, 400],
    ['half a cent', 'dish', { price: 1.005 }, 400],
    ['no number', 'dish', { price: '6.50' }, 400],
    ['nothing', 'dish', {}, 400],
    ['a regular price of a dish', 'dish', { price: 5, regular_price: 6 }, 400],
    ['a kind that is none', 'table', { price: 5 }, 400],
  ])('is not %s', async (_, kind, body, status) => {
    expect((await setPrice(kind, 'rye-bread', body)).status).toBe(status)
    expect(await purged()).toEqual([])
  })

  it.each([
    ['', 'not an amount in CAD'],
    ['6.505', 'not an amount in CAD'],
    ['free', 'not an amount in CAD'],
  ])('is not "%s" in a command', async (typed, reason) => {
    expect(await run('items', 'price', KEY, 'dish', 'rye-bread', typed)).toEqual([expect.stringContaining(reason)])
  })

  it('of another store is out of reach', async () => {
    const theirs = await makeDeal(api.db, other)
    expect((await setPrice('deal', theirs.id ?? 0, { price: 1 })).status).toBe(404)
    expect(
      (await call(token, 'POST', `/stores/${other.urlKey}/items/deal/${theirs.id}/price`, { price: 1 })).status,
    ).toBe(404)
  })
})
