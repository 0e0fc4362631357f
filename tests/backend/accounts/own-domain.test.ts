import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '@/backend/customers/sessions/open-session'
import { makeCustomer, makeDeal, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { buy, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const REST = '/api/rest/v7'
let api: TestApp
let onSpa: Tokens
let onNoodle: Tokens
let spa: Awaited<ReturnType<typeof makeStore>>
let order: string
let card: string

/** A customer of two stores that have domains of their own, with an order and a gift card of the first. */
beforeAll(async () => {
  api = await openTestApp()
  spa = await makeStore(api.db, { domain: 'spa.test' })
  await makeStore(api.db, { domain: 'noodle.test' })
  const { id, tokens } = await makeCustomer(api.db)
  onSpa = await openSession(api.db, id, 'spa.test', api.clock.now())
  onNoodle = await openSession(api.db, id, 'noodle.test', api.clock.now())
  order = await buy(api, tokens, await makeDeal(api.db, spa))
  card = await makeGiftCard(api.db, id, spa.gid, 5000)
})
afterAll(() => api.close())

type Ask = [name: string, path: () => string, body?: () => object]
const READS: Ask[] = [
  ['an order', () => `/api/rest/v8/orddtl/${order}/en`],
  ['a gift card', () => `${REST}/giftcard/get/${card}`],
  ['the history of a gift card', () => `${REST}/gifthistory?code=${card}`],
]
const WRITES: Ask[] = [
  ['a comment', () => `${REST}/comment`, () => ({ order_id: order, comment: 'No onions' })],
  ['a review', () => `${REST}/review`, () => ({ order_id: order, rat: 5, cmt: 'Good' })],
  ['a cancellation', () => `${REST}/aio`, () => ({ data: { action: 'cancel', ord_id: order } })],
  ['a payment', () => `${REST}/aio`, () => ({ data: { action: 'pay', ord_id: order, pay_mtd: 2, card: VISA } })],
  ['an express payment', () => `${REST}/paypal_express`, () => ({ data: { action: 1, oid: order } })],
  ['the transfer of a gift card', () => `${REST}/giftcard`, () => ({ code: card, receiver: 'friend@example.com' })],
  ['a store’s bookmark', () => `${REST}/bookmark`, () => ({ data: { ids: [spa.gid], type: 7, action: 'add' } })],
]
const ask = (tokens: Tokens, path: string, body?: object) => api.execute(tokens, path, body ? 'POST' : 'GET', body)

describe('on the own domain of another store', () => {
  it.each([...READS, ...WRITES])('%s is not found, as if it did not exist', async (_, path, body) => {
    expect(await ask(onNoodle, path(), body?.())).toEqual({ RC: 484, msg: 'record not found' })
  })

  it('dishes and deals cannot be bookmarked or removed', async () => {
    const [dish, deal] = [await makeProduct(api.db, spa), await makeDeal(api.db, spa)]
    const change = (tokens: Tokens, id: unknown, type: number, action: string) =>
      ask(tokens, `${REST}/bookmark`, { data: { ids: [id], type, action } })
    for (const [id, type] of [
      [dish.id, 6],
      [deal.id, 2],
    ] as const) {
      expect((await change(onSpa, id, type, 'add')).RC).toBe(200)
      expect((await change(onNoodle, id, type, 'delete')).RC).toBe(484)
    }
    const { records } = await ask(onSpa, `${REST}/bookmark`)
    expect([records.products.length, records.deals.length]).toEqual([1, 1])
  })

  it('lists leave them out, whatever domain the call names', async () => {
    const lengths = async (tokens: Tokens) => [
      (await ask(tokens, `${REST}/ordlst?domain=spa.test`)).records.orders.length,
      (await ask(tokens, `${REST}/giftcard?domain=spa.test`)).records.cards.length,
      (await ask(tokens, `${REST}/bookmark?domain=spa.test`)).records.products.length,
    ]
    expect(await lengths(onSpa)).toEqual([1, 1, 1])
    expect(await lengths(onNoodle)).toEqual([0, 0, 0])
  })
})

it.each(READS)('on the store’s own domain %s is found', async (_, path) => {
  expect((await ask(onSpa, path())).RC).toBe(200)
})
