import { afterAll, describe, expect, it } from 'vitest'
import { makeCoupon, makeStore } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const { api, me, deal, call, run, operator } = await openOperatorDesk()
for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])
  await makeStore(api.db, { timeZone })
await makeCoupon(api.db, { code: 'SPRING' })
const token = await operator(['orders', 'refunds', 'catalogue', 'sales'], null)
afterAll(() => api.close())

const DAYS = ['0000-01-01', '0001-01-01', '1582-10-10', '2030-02-28', '9999-12-30', '9999-12-31']

describe.each(DAYS)('%s', (day) => {
  it('has a list of orders', async () => {
    const { status, body } = await call(token, 'GET', `/orders?day=${day}`)
    expect([status, body.orders]).toEqual([200, []])
    expect(await run('orders', 'list', '--day', day)).toEqual(['no orders'])
  })

  it('has sales', async () => {
    const { status, body } = await call(token, 'GET', `/sales?from=${day}&to=${day}`)
    expect([status, body.trim().split('\n')]).toEqual([200, [expect.stringMatching(/^store,day,/)]])
    expect(await run('sales', '--from', day, '--to', day)).toHaveLength(1)
  })

  it('has an export of orders', async () => {
    const { status, body } = await call(token, 'GET', `/orders/export?from=${day}&to=${day}`)
    expect([status, body.trim().split('\n')]).toEqual([200, [expect.stringMatching(/^id,number,store,/)]])
    expect(JSON.parse((await run('orders', 'export', '--from', day, '--to', day, '--json')).join(''))).toEqual([])
  })

  it('may begin and end a coupon, or is refused with a reason', async () => {
    const at = { starts_at: `${day}T00:00:00Z`, ends_at: `${day}T23:59:59Z` }
    const { status, body } = await call(token, 'POST', '/coupons/SPRING', at)
    const isStored = day !== '0000-01-01'
    expect([status, isStored ? body.ends_at : body.error]).toEqual(
      isStored ? [200, `${day}T23:59:59.000Z`] : [400, 'a value is out of range'],
    )
    const [said] = await run('coupons', 'change', 'SPRING', '--starts', at.starts_at, '--ends', at.ends_at)
    expect(said).toContain(isStored ? `${day}T00:00:00.000Z to ${day}T23:59:59.000Z` : 'a value is out of range')
  })

  it('is when an order is ready, or has passed', async () => {
    const id = await buy(api, me, deal)
    const { status, body } = await call(token, 'POST', `/orders/${id}/accept`, { ready_at: `${day}T23:59:59Z` })
    const isToCome = day >= '2030'
    expect([status, isToCome ? body.ready_at : body.error]).toEqual(
      isToCome ? [200, `${day}T23:59:59.000Z`] : [400, 'the time has passed'],
    )
  })
})

it.each(['2026-02-30', '10000-01-01', '2026-6-5', 'tomorrow', ''])('"%s" is no day', async (day) => {
  expect((await call(token, 'GET', `/orders?day=${day}`)).status).toBe(400)
  for (const path of ['/sales', '/orders/export'])
    expect((await call(token, 'GET', `${path}?from=${day}&to=${day}`)).status).toBe(400)
})
