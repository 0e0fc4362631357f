import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { runMaintenance } from '@/backend/app/worker/run-worker'
import { products } from '@/backend/catalogue/schema/products'
import { nextMorning } from '@/backend/operators/items/restock'
import { makeProduct } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk({ publicUrl: 'https://api.plaza.example' })
const { api, me, store, deal, call, run, operator } = desk
const token = await operator(['orders', 'catalogue'])
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const post = (id: string, act: string, body?: object) => call(token, 'POST', `/orders/${id}/${act}`, body)

function byCookie(cookie: string, path: string, init: RequestInit = {}) {
  return api.app.request(`/api/operator${path}`, { ...init, headers: { cookie, ...init.headers } })
}
function logIn(body: object, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers }
  return api.app.request('/api/operator/login', { method: 'POST', headers: json, body: JSON.stringify(body) })
}

describe('the login of a browser', () => {
  it('stores the token where no script and no other site has it, for https alone', async () => {
    const response = await logIn({ token })
    expect(response.status).toBe(200)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^plaza_operator=plaza-/)
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/api/operator',
      'SameSite=Strict',
      'Secure',
    ])
    const self = await byCookie(cookie, '/self')
    expect(await self.json()).toMatchObject({
      abilities: ['orders', 'catalogue'],
      stores: [{ key: store.urlKey, time_zone: store.timeZone, currency: 'CAD' }],
    })
  })

  it('ends with its token', async () => {
    const name = 'evening'
    const added = await run('operators', 'add', name, '--store', store.urlKey, '--may', 'orders')
    const secret = added.join('\n').match(/plaza-\d+-[\w-]{43}/)?.[0] ?? ''
    const cookie = (await logIn({ token: secret })).headers.get('set-cookie') ?? ''
    expect((await byCookie(cookie, '/self')).status).toBe(200)
    await run('operators', 'revoke', name)
    expect((await byCookie(cookie, '/self')).status).toBe(401)
  })

  it.each([
    ['an unknown token', { token: `plaza-1-${'x'.repeat(43)}` }, 401],
    ['none', {}, 401],
    ['a number', { token: 5 }, 401],
  ])('is refused for %s', async (_, body, status) => {
    const response = await logIn(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('is refused to a token that may not see orders, and to the page of another site', async () => {
    expect((await logIn({ token: await operator(['sales']) })).status).toBe(403)
    expect((await logIn({ token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const cookie = (await logIn({ token })).headers.get('set-cookie') ?? ''
    const id = await buy(api, me, deal, BY_CARD)
    const press = { method: 'POST', body: '{}' }
    const foreign = { ...press, headers: { 'sec-fetch-site': 'same-site' } }
    expect((await byCookie(cookie, `/orders/${id}/accept`, foreign)).status).toBe(403)
    expect((await byCookie(cookie, `/orders/${id}/accept`, press)).status).toBe(200)
  })

  it('is over after a logout', async () => {
    const response = await api.app.request('/api/operator/logout', { method: 'POST' })
    expect(response.headers.get('set-cookie')).toMatch(/^plaza_operator=; Max-Age=0; Path=\/api\/operator/)
  })
})

describe('an accepted order', () => {
  it('is promised for later, is ready, and its customer reads both', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    expect((await post(id, 'ready')).status).toBe(409)
    await post(id, 'accept', { ready_at: '2026-06-05T20:10:00Z' })
    const later = await post(id, 'promise', { ready_at: '2026-06-05T20:30:00Z' })
    expect(later.body).toMatchObject({ ready_at: '2026-06-05T20:30:00.000Z', prepared_at: null })
    expect(await readOrder(api, me, id)).toMatchObject({
      est_ready_dt_converted: '2026-06-05 01:30pm',
      prepared_dt: null,
    })
    const ready = await post(id, 'ready')
    expect(ready.body).toMatchObject({ state: 'processing', is_preparing: true, prepared_at: expect.any(String) })
    expect((await readOrder(api, me, id)).prepared_dt).toEqual(expect.any(String))
    expect((await post(id, 'ready')).status).toBe(409)
    expect((await post(id, 'complete')).body).toMatchObject({ state: 'completed' })
    expect((await post(id, 'promise', { ready_at: '2026-06-05T21:00:00Z' })).status).toBe(409)
  })

  it('is not promised for a time that has passed', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    await post(id, 'accept')
    expect((await post(id, 'promise', { ready_at: '2026-06-05T10:00:00Z' })).status).toBe(400)
    expect(await run('orders', 'promise', id, '2026-06-05T20:30:00Z')).toEqual([
      `${id}: ready at 2026-06-05T20:30:00.000Z`,
    ])
    expect(await run('orders', 'ready', id)).toEqual([`${id}: ready`])
  })
})

describe('a dish that is sold out until the morning', () => {
  const stockOf = async (id: number) => {
    const [row] = await api.db.select().from(products).where(eq(products.id, id))
    return row && [row.stock, row.soldOut]
  }
  const soldOut = (id: number, body: object = { stock: 0, until_morning: true }) =>
    call(token, 'POST', `/stores/${store.urlKey}/items/dish/${id}/stock`, body)
  async function inTheMorning<T>(look: () => Promise<T>): Promise<T> {
    const now = api.clock.now()
    api.clock.set('2026-06-06T12:00:01Z')
    await runMaintenance(api.deps)
    const seen = await look()
    api.clock.set(now.toISOString())
    return seen
  }

  it.each([null, 12])('has its stock of %s again at 5 in the morning of the store', async (stock) => {
    const { id } = await makeProduct(api.db, store, { stock })
    expect((await soldOut(id)).body).toEqual({ stock: 0, until: '2026-06-06T12:00:00.000Z' })
    // pressed on a second tablet
    await soldOut(id)
    await runMaintenance(api.deps)
    expect(await stockOf(id)).toEqual([0, true])
    expect(await inTheMorning(() => stockOf(id))).toEqual([stock, false])
  })

  it('stays as somebody else left it', async () => {
    const [changed, forGood] = [await makeProduct(api.db, store), await makeProduct(api.db, store)]
    await soldOut(changed.id)
    await soldOut(changed.id, { stock: 3 })
    await soldOut(forGood.id)
    await soldOut(forGood.id, { stock: 0 })
    expect(await inTheMorning(() => Promise.all([stockOf(changed.id), stockOf(forGood.id)]))).toEqual([
      [3, false],
      [0, true],
    ])
  })

  it('is refused for what is not sold out, and for a deal without a stock to return to', async () => {
    const { id } = await makeProduct(api.db, store)
    expect((await soldOut(id, { stock: 2, until_morning: true })).status).toBe(400)
    const path = `/stores/${store.urlKey}/items/deal/${deal.id}/stock`
    await call(token, 'POST', path, { stock: 0 })
    expect(await call(token, 'POST', path, { stock: 0, until_morning: true })).toEqual({
      status: 400,
      body: { error: 'the deal is sold out, and has no stock to return to' },
    })
  })

  it.each([
    ['in the evening', 'America/Vancouver', '2026-06-06T04:30:00Z', '2026-06-06T12:00:00.000Z'],
    ['after midnight', 'America/Vancouver', '2026-06-06T08:30:00Z', '2026-06-06T12:00:00.000Z'],
    ['at 5', 'America/Vancouver', '2026-06-06T12:00:00Z', '2026-06-07T12:00:00.000Z'],
    ['before the clocks change', 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T10:00:00.000Z'],
  ])('pressed %s', (_, timeZone, now, morning) => {
    expect(nextMorning(new Date(now), timeZone).toISOString()).toBe(morning)
  })
})
