import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '@/backend/operators/access/schema'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { orderCode } from '@/lib/domain/orders/order-code'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { makeDeal } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, me, store, other, deal, call, run, operator } = desk
const token = await operator(['orders', 'refunds'])
const elsewhere = await operator(['orders', 'refunds'], [other.gid])
afterAll(() => api.close())

let id = ''
beforeAll(async () => {
  id = await buy(api, me, deal)
})

const read = (typed: string, by = token) => call(by, 'GET', `/orders/${encodeURIComponent(typed)}`)
const post = (typed: string, act: string, body?: object) =>
  call(token, 'POST', `/orders/${encodeURIComponent(typed)}/${act}`, body)
const numberOf = (one: string) => shortNumber(one) ?? ''

describe('an order', () => {
  it.each<[string, (id: string) => string]>([
    ['its id', (one) => one],
    ['what its code contains', orderCode],
    ['its short number', numberOf],
    ['its short number as it is typed', (one) => numberOf(one).toLowerCase().replace('-', '')],
    ['its short number as a mail writes it', (one) => `#${numberOf(one)}`],
  ])('is found by %s, by a call and by a command', async (_, typedOf) => {
    expect(await read(typedOf(id))).toMatchObject({ status: 200, body: { id, completed_at: null } })
    expect(await run('orders', 'show', typedOf(id))).toContain(`id: ${id}`)
    const { body } = await call(token, 'GET', `/orders?text=${encodeURIComponent(orderCode(id))}`)
    expect(body.orders.map((one: { id: string }) => one.id)).toEqual([id])
  })

  it.each<[string, (id: string) => string]>([
    ['id', (one) => one],
    ['code', orderCode],
    ['short number', numberOf],
  ])('of another store is found by nobody, by no %s', async (_, typedOf) => {
    expect(await read(typedOf(id), elsewhere)).toEqual({ status: 404, body: { error: 'no such order' } })
  })

  it.each(['AAA-AAA', 'AAAAAA', '%%%%%%', 'no such thing'])('is not found by %s', async (typed) => {
    expect((await read(typed)).status).toBe(404)
  })

  it('is not guessed where several have the number: each is in the list', async () => {
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    const twin = `twin${id.slice(4)}`
    if (row) await api.db.insert(orders).values({ ...row, id: twin, quoteId: 'twin' })
    const number = numberOf(id)
    expect(await read(number)).toEqual({
      status: 409,
      body: { error: `several orders have the number ${number}: use an id` },
    })
    expect((await read(twin)).body.id).toBe(twin)
    const { body } = await call(token, 'GET', `/orders?text=${number}`)
    expect(body.total).toBe(2)
    await api.db.delete(orders).where(eq(orders.id, twin))
  })
})

describe('a code that is scanned', () => {
  it('completes a voucher; a second time says when it was used', async () => {
    const voucher = await makeDeal(api.db, store, { pickup: false, delivery: false })
    const used = await buy(api, me, voucher, { shp_mtd: 5 }, { shp_mtd: 5 })
    const code = orderCode(used)
    await post(code, 'accept')
    const at = api.clock.now().toISOString()
    expect((await post(code, 'complete')).body).toMatchObject({ id: used, state: 'completed', completed_at: at })
    api.clock.advance(3600)
    expect(await post(code, 'complete')).toEqual({
      status: 409,
      body: { error: `not possible: the order was completed at ${at}` },
    })
    expect(await run('orders', 'complete', code)).toEqual([expect.stringContaining(`was completed at ${at}`)])
    expect((await read(code)).body.completed_at).toBe(at)
    expect(await run('orders', 'show', numberOf(used))).toContain(`completed_at: ${at}`)
  })

  it('is recorded by the id of its order', async () => {
    await post(numberOf(id), 'accept', { minutes: 25 })
    await run('orders', 'start', orderCode(id))
    const { act, subject, detail } = auditEntries
    const entries = await api.db
      .select({ act, subject, detail })
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(2)
    expect(entries).toEqual([
      { act: 'orders.start', subject: id, detail: '' },
      { act: 'orders.accept', subject: id, detail: 'in 25 minutes' },
    ])
  })

  it('is refunded by its number, in the currency of its order', async () => {
    await run('orders', 'complete', numberOf(id))
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    expect(await run('orders', 'refund', numberOf(id), '--line', `${line?.id}`, '--key', 'k')).toEqual([
      `${id}: refunded, 22.4 CAD in all`,
    ])
  })
})
