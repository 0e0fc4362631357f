import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { customers } from '@/backend/customers/schema/customers'
import { auditEntries } from '@/backend/operators/access/schema'
import { orders } from '@/backend/orders/schema/orders'
import { plannedDeletions } from '@/backend/privacy/schema'
import { givePoints, makeCustomer, makeGiftCard, nextId } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const { api, store, deal, call, run, operator, work } = await openOperatorDesk()
const everywhere = await operator(['customers'], null)
const here = await operator(['customers'])
afterAll(() => api.close())

async function person() {
  const email = `mail${nextId()}@example.com`
  return { email, ...(await makeCustomer(api.db, { email, firstName: 'Grace', lastName: 'Lovegood' })) }
}
const remove = (id: number, body: object = {}, by = everywhere) => call(by, 'POST', `/customers/${id}/delete`, body)
const keep = (id: number, by = everywhere) => call(by, 'POST', `/customers/${id}/keep`)
const isDeleted = async (id: number) => {
  const [row] = await api.db.select().from(customers).where(eq(customers.id, id))
  return row?.deletedAt !== null && row?.firstName === ''
}
const actsOn = async (id: number) => {
  const rows = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `${id}`))
  return rows.map(({ act, detail }) => [act, detail].filter(Boolean).join(' '))
}
const finish = async (orderId: string) => {
  await run('orders', 'accept', orderId)
  await run('orders', 'complete', orderId)
}
const OPEN = 'an order is open'

describe('the data of a customer', () => {
  it('are the file that the account’s page saves, by a call and by a command', async () => {
    const { id, tokens } = await person()
    const orderId = await buy(api, tokens, deal)
    const own = (await api.execute(tokens, '/api/rest/v7/exportaccount', 'GET')).records
    const { status, body } = await call(everywhere, 'GET', `/customers/${id}/export`)
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(own))])
    expect(body.orders).toEqual([expect.objectContaining({ id: orderId, firstName: 'Ada' })])
    expect(JSON.parse((await run('customers', 'export', `${id}`)).join('\n'))).toEqual(body)
    const chinese = await call(everywhere, 'GET', `/customers/${id}/export?language=zh`)
    expect(chinese.body.orders[0].store).not.toBe(body.orders[0].store)
    expect(await actsOn(id)).toEqual(['customers.export', 'customers.export', 'customers.export'])
  })

  it('are for an operator of all stores alone, and of an account that is there', async () => {
    const { id, tokens } = await person()
    await buy(api, tokens, deal)
    expect((await call(here, 'GET', `/customers/${id}/export`)).status).toBe(403)
    expect([(await remove(id, {}, here)).status, (await keep(id, here)).status]).toEqual([403, 403])
    expect((await call(everywhere, 'GET', '/customers/2000000000/export')).status).toBe(404)
    expect([(await remove(2_000_000_000)).status, (await keep(2_000_000_000)).status]).toEqual([404, 404])
    expect(await actsOn(id)).toEqual([])
  })
})

describe('an account whose owner asks by mail', () => {
  it('is deleted at once where nothing is open, and once', async () => {
    const { id, tokens } = await person()
    const orderId = await buy(api, tokens, deal)
    await run('orders', 'cancel', orderId)
    expect(await remove(id)).toEqual({ status: 200, body: { id, planned: null } })
    expect(await isDeleted(id)).toBe(true)
    expect((await api.execute(tokens, '/api/rest/v7/customerinfo', 'GET')).RC).toBe(401)
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId))
    expect([order?.customerId, order?.firstName, order?.phone]).toEqual([id, '', ''])
    expect(await remove(id)).toEqual({ status: 200, body: { id, planned: null } })
    expect(await run('customers', 'delete', `${id}`)).toEqual([`${id}: is deleted`])
    expect(await actsOn(id)).toEqual(['customers.delete deleted'])
    expect((await call(everywhere, 'GET', `/customers/${id}/export`)).status).toBe(404)
    expect((await keep(id)).status).toBe(404)
  })

  it('with open orders is deleted when the last one ends', async () => {
    const { id, tokens } = await person()
    const [first, last] = [await buy(api, tokens, deal), await buy(api, tokens, deal)]
    const since = api.clock.now().toISOString()
    const planned = { status: 200, body: { id, planned: { since, waits_for: OPEN } } }
    expect(await remove(id, { give_up_credit: true })).toEqual(planned)
    api.clock.advance(60)
    expect(await remove(id, { give_up_credit: true })).toEqual(planned)
    expect(await actsOn(id)).toEqual(['customers.delete planned'])
    expect((await call(everywhere, 'GET', `/customers/${id}`)).body.deletion).toEqual(planned.body.planned)
    expect(await run('customers', 'show', `${id}`)).toContain(`deletion: planned since ${since}, waits: ${OPEN}`)
    await finish(first)
    await work()
    expect(await isDeleted(id)).toBe(false)
    await finish(last)
    expect(await isDeleted(id)).toBe(false)
    await work()
    expect(await isDeleted(id)).toBe(true)
    expect(await api.db.select().from(plannedDeletions)).toEqual([])
    await work()
  })

  it('stays where the deletion is called off', async () => {
    const { id, tokens } = await person()
    const orderId = await buy(api, tokens, deal)
    expect(await run('customers', 'delete', `${id}`)).toEqual([`${id}: will be deleted, waits: ${OPEN}`])
    expect(await keep(id)).toEqual({ status: 200, body: { id } })
    expect(await run('customers', 'keep', `${id}`)).toEqual([`${id}: is kept`])
    await finish(orderId)
    await work()
    expect(await isDeleted(id)).toBe(false)
    expect((await call(everywhere, 'GET', `/customers/${id}`)).body.deletion).toBeNull()
    expect(await actsOn(id)).toEqual(['customers.delete planned', 'customers.keep'])
  })

  it.each([
    ['gift card', (id: number) => makeGiftCard(api.db, id, store.gid, 2500)],
    ['points', (id: number) => givePoints(api.db, id, 70)],
  ])('with a balance of a %s loses that only where it is given up', async (_, give) => {
    const { id, tokens } = await person()
    await give(id)
    const refusal = { status: 409, body: { error: 'gift cards or points hold a balance' } }
    expect(await remove(id)).toEqual(refusal)
    const orderId = await buy(api, tokens, deal)
    expect(await remove(id)).toEqual(refusal)
    expect(await api.db.select().from(plannedDeletions)).toEqual([])
    await run('orders', 'cancel', orderId)
    expect((await remove(id, { give_up_credit: true })).body.planned).toBeNull()
    expect(await isDeleted(id)).toBe(true)
  })

  it('keeps the points of its last order until they are given up too', async () => {
    const { id, tokens } = await person()
    const orderId = await buy(api, tokens, deal)
    await remove(id)
    await finish(orderId)
    await work()
    expect(await isDeleted(id)).toBe(false)
    expect((await call(everywhere, 'GET', `/customers/${id}`)).body.deletion.waits_for).toBe(
      'gift cards or points hold a balance',
    )
    expect((await remove(id, { give_up_credit: true })).body.planned).toBeNull()
    expect(await isDeleted(id)).toBe(true)
  })
})
