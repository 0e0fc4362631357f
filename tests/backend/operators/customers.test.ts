import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, deal, call, run, operator } = desk
const everywhere = await operator(['customers'], null)
const here = await operator(['customers'])
afterAll(() => api.close())

const email = 'grace@example.com'
const { id, tokens } = await makeCustomer(api.db, {
  email,
  firstName: 'Grace',
  lastName: 'Lovegood',
  phone: '6045550142',
  passwordHash: await hashPassword('sesame'),
})
const login = () => api.post('/api/rest/v8/login', { data: { email, password: 'sesame' } })
const profile = (session = tokens) => api.execute(session, '/api/rest/v7/customerinfo', 'GET')

describe('an account', () => {
  it.each(['grace', 'Grace Love', 'GRACE@', '555-0142'])('is found by %s', async (text) => {
    const { body } = await call(everywhere, 'GET', `/customers?text=${encodeURIComponent(text)}`)
    expect(body.customers).toEqual([
      expect.objectContaining({ id, name: 'Grace Lovegood', email, phone: '6045550142', blocked_since: null }),
    ])
  })

  it('is known to an operator of a store once it has ordered there, with its orders', async () => {
    const find = async () => (await call(here, 'GET', '/customers?text=grace')).body.customers.length
    expect([await find(), (await call(here, 'GET', `/customers/${id}`)).status]).toEqual([0, 404])
    const orderId = await buy(api, tokens, deal)
    expect(await find()).toBe(1)
    const { body } = await call(here, 'GET', `/customers/${id}`)
    expect([body.order_count, body.orders.map((order: { id: string }) => order.id)]).toEqual([1, [orderId]])
    expect(await run('customers', 'show', `${id}`)).toContain(`name: Grace Lovegood`)
  })

  it('that is blocked is logged out and not let in, until it is unblocked', async () => {
    expect((await profile()).RC).toBe(200)
    expect((await call(here, 'POST', `/customers/${id}/block`)).status).toBe(403)
    expect((await profile()).RC).toBe(200)
    expect((await call(everywhere, 'POST', `/customers/${id}/block`)).body.blocked_since).toBe(
      api.clock.now().toISOString(),
    )
    expect([(await profile()).RC, (await login()).RC]).toEqual([401, 403])
    expect((await call(everywhere, 'POST', `/customers/${id}/block`)).status).toBe(409)
    expect(await run('customers', 'unblock', `${id}`)).toEqual([`${id}: is unblocked`])
    expect(await run('customers', 'unblock', `${id}`)).toEqual(['there is no such account that is blocked'])
    const { RC, records } = await login()
    expect([RC, (await profile(records)).RC]).toEqual([200, 200])
    expect((await profile()).RC).toBe(401)
  })

  it.each(['0', '-1', 'me', '99999999999', '1.5'])('is none by the id %s', async (wrong) => {
    expect((await call(everywhere, 'GET', `/customers/${wrong}`)).status).toBe(400)
  })
})
