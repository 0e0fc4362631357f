import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditEntries, operators } from '@/backend/operators/access/schema'
import { CALLS } from '@/backend/operators/operations'
import { reviews } from '@/backend/orders/schema/reviews'
import { makeCustomer, makeDeal } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const REVIEW = { author: 'Ada', rating: 4, body: 'Good', language: 'en', photos: [], createdAt: new Date(0) }

const desk = await openOperatorDesk()
const { api, me, stranger, store, other, deal, call, run, operator } = desk
const id = await buy(api, me, deal)
const otherDeal = await makeDeal(api.db, other)
const otherId = await buy(api, stranger, otherDeal)
const { id: elsewhere } = await makeCustomer(api.db)
const [otherReview] = await api.db
  .insert(reviews)
  .values({ ...REVIEW, gid: other.gid })
  .returning({ id: reviews.id })
const all = await operator(['orders', 'refunds', 'catalogue', 'customers', 'sales'])
afterAll(() => api.close())

const idOf = (path: string, order: string) => {
  if (path.startsWith('/customers')) return `${elsewhere}`
  return path.startsWith('/reviews') ? `${otherReview?.id}` : order
}
const pathOf = (path: string, order: string, shop = store.urlKey) =>
  path
    .replace('{id}', idOf(path, order))
    .replace('{store}', shop)
    .replace('{kind}', 'deal')
    .replace('{key}', `${deal.id}`)
    .replace('{code}', 'NONE')

describe('a token', () => {
  it('is stored as its hash alone, is printed once, and works until it is revoked', async () => {
    const [line = ''] = await run('operators', 'add', 'till', '--store', store.urlKey, '--may', 'orders,refunds')
    const token = line.replace('till: ', '')
    expect(token).toMatch(/^plaza-\d+-[\w-]{43}$/)
    expect(JSON.stringify(await api.db.select().from(operators))).not.toContain(token.slice(-43))
    expect(JSON.stringify(await api.db.select().from(auditEntries))).not.toContain(token.slice(-43))
    expect(await run('operators', 'list')).toEqual(
      expect.arrayContaining([expect.stringMatching(`^till  ${store.urlKey}  orders,refunds  since `)]),
    )
    expect(await run('operators', 'add', 'till', '--all-stores', '--may', 'orders')).toEqual([
      'there is an operator of this name',
    ])
    expect((await call(token, 'GET', '/orders')).status).toBe(200)
    expect(await run('operators', 'revoke', 'till')).toEqual(['till: its token works no more'])
    expect((await call(token, 'GET', '/orders')).status).toBe(401)
    expect(await run('operators', 'revoke', 'till')).toEqual(['no such operator'])
  })

  it.each([
    ['no stores', ['--may', 'orders']],
    ['some stores and all', ['--store', store.urlKey, '--all-stores', '--may', 'orders']],
    ['no ability', ['--all-stores']],
    ['an unknown ability', ['--all-stores', '--may', 'orders,everything']],
    ['an unknown option', ['--all-stores', '--may', 'orders', '--root']],
  ])('is given to nobody with %s', async (_, words) => {
    expect(await run('operators', 'add', 'vague', ...words)).toEqual([
      expect.stringContaining('npm run cli -- operators'),
    ])
    expect(await api.db.select().from(operators).where(eq(operators.name, 'vague'))).toEqual([])
  })
})

describe.each(CALLS.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  const { method, path, ability } = operation
  const wrong = [
    '',
    'plaza-1-',
    `${all}x`,
    all.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    all.replace(/-\d+-/, '-999-'),
  ]

  it('is for the holder of a token', async () => {
    const statuses = await Promise.all(wrong.map(async (token) => (await call(token, method, pathOf(path, id))).status))
    expect(statuses).toEqual(wrong.map(() => 401))
    api.clock.advance(61)
  })

  it('is for an operator who may', async () => {
    const others = (['orders', 'refunds', 'catalogue', 'customers', 'sales'] as const).filter((one) => one !== ability)
    const { status, body } = await call(await operator([...others]), method, pathOf(path, id))
    expect([status, body]).toEqual([403, { error: `this operator may not: ${ability}` }])
  })
})

const DONE: Record<string, object> = {
  'orders.promise': { ready_at: '2026-06-05T20:00:00Z' },
  'orders.refund': { key: 'k', amount: 'rest' },
  'orders.surcharge': { amount: 1, separate: true },
  'orders.reply': { text: 'Hello' },
  'orders.answer': { text: 'Hello' },
  'orders.resend': { mail: 'placed' },
  'reviews.hide': { reason: 'Rude' },
  'items.stock': { stock: 0 },
  'items.price': { price: 1 },
  'stores.set-hours': { hours: [{ day: 'mon', opens: '9:00', closes: '17:00' }] },
  'taxes.set': { taxes: [] },
  'coupons.change': { percent: 10, store: other.urlKey },
}

describe('an operator of one store', () => {
  const ofOne = CALLS.filter(({ path }) => path.includes('{'))

  it.each(ofOne.map((operation) => [operation.name, operation] as const))(
    'does not reach another by %s',
    async (name, { method, path }) => {
      const before = await api.db.$count(auditEntries)
      const { status, body } = await call(all, method, pathOf(path, otherId, other.urlKey), DONE[name])
      const isOfAll = name.startsWith('customers.') && name !== 'customers.read'
      expect([status, Object.keys(body)]).toEqual([isOfAll ? 403 : 404, ['error']])
      expect(await api.db.$count(auditEntries)).toBe(before)
    },
  )

  it('sees nothing of another in lists', async () => {
    const { body: listed } = await call(all, 'GET', '/orders?day=any')
    expect(listed.orders.map((order: { id: string }) => order.id)).toEqual([id])
    const reports = ['/sales', '/orders/export'].map((path) => `${path}?from=2026-06-01&to=2026-06-30`)
    for (const path of ['/orders?day=any', ...reports])
      for (const key of [other.urlKey, 'no-such'])
        expect(await call(all, 'GET', `${path}&store=${key}`)).toMatchObject({
          status: 404,
          body: { error: `${key}: no such store` },
        })
    const { body: found } = await call(all, 'GET', '/customers?text=shopper')
    expect(found.customers).toHaveLength(1)
    for (const path of reports) {
      const { body } = await call(all, 'GET', path)
      expect(body).not.toContain(other.urlKey)
    }
    expect((await call(all, 'GET', reports[1] ?? '')).body).toContain(id)
  })
})

describe('calls are limited', () => {
  it('wrong tokens by address, which stops no right one there', async () => {
    const ask = (token: string, from: string) =>
      api.app.request('/api/operator/orders', {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
      })
    const statuses: number[] = []
    for (let turn = 0; turn < 22; turn++) statuses.push((await ask('wrong', '203.0.113.7')).status)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
    api.clock.advance(20)
    const refused = await ask(`${all}x`, '203.0.113.7')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    expect((await ask(all, '203.0.113.7')).status).toBe(200)
    expect((await ask('wrong', '203.0.113.8')).status).toBe(401)
  })

  it('and those of one operator, to 1,200 a minute', async () => {
    api.clock.advance(61)
    const busy = await operator(['orders'])
    const statuses: number[] = []
    // more at once could wait too long for a connection
    while (statuses.length < 1205)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 5 }, async () => (await call(busy, 'GET', '/orders/x')).status))),
      )
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([1200, 5])
  })
})

describe('the audit', () => {
  it('names who did what by a call and by a command, and nothing that was refused', async () => {
    api.clock.advance(61)
    const [name = ''] = (await run('operators', 'list')).map((line) => line.split('  ')[0] ?? '')
    expect(name).toMatch(/^operator-/)
    await call(all, 'POST', `/orders/${id}/accept`, { minutes: 25 })
    await call(all, 'POST', `/orders/${id}/accept`)
    await run('orders', 'start', id)
    await run('orders', 'start', id)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subject, id))
    expect(entries.map(({ act, actor, operatorId, detail }) => [act, actor, operatorId !== null, detail])).toEqual([
      ['orders.accept', expect.stringMatching(/^operator-/), true, 'in 25 minutes'],
      ['orders.start', 'ada', false, ''],
    ])
    expect(await run('audit', 'list', '--of', id)).toEqual([
      expect.stringMatching(/^2026-.*ada \(command\) {2}orders\.start {2}/),
      expect.stringMatching(/^2026-.*operator-\d+ {2}orders\.accept {2}/),
    ])
  })

  it.each([
    ['stores', ['close', store.urlKey], 'stores.close'],
    ['stores', ['domain', store.urlKey, 'bread.example'], 'stores.domain'],
  ])('has commands of %s: %s', async (tool, words, act) => {
    await run(tool, ...words)
    const before = await api.db.$count(auditEntries, eq(auditEntries.act, act))
    await run(tool, ...(act === 'stores.close' ? words : ['domain', store.urlKey, 'no host']))
    expect([before, await api.db.$count(auditEntries, eq(auditEntries.act, act))]).toEqual([1, 1])
  })

  it('is never changed', async () => {
    const final = { cause: expect.objectContaining({ message: 'entries of the audit are only ever added' }) }
    await expect(api.db.update(auditEntries).set({ actor: 'nobody' })).rejects.toMatchObject(final)
    await expect(api.db.delete(auditEntries)).rejects.toMatchObject(final)
  })
})
