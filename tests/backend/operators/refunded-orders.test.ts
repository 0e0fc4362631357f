import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { orders } from '@/backend/orders/schema/orders'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, VISA } from '@/tests/backend/support/shopping'

const { api, store, deal, call, operator, work, run } = await openOperatorDesk()
const token = await operator(['orders', 'refunds'])
const KITCHEN = 'kitchen@example.com'
await api.db.update(stores).set({ orderEmail: KITCHEN }).where(eq(stores.gid, store.gid))
afterAll(() => api.close())

async function order(how: object = { pay_mtd: 2, card: VISA }) {
  const email = `guest${nextId()}@example.com`
  const { tokens } = await makeCustomer(api.db, { email })
  return { email, id: await buy(api, tokens, deal, how) }
}
const refund = (id: string, amount: number | 'rest', key = `${amount}`) =>
  call(token, 'POST', `/orders/${id}/refund`, { key, amount })
const list = async (query: string) =>
  (await call(token, 'GET', `/orders?${query}`)).body.orders.map((one: { id: string }) => one.id)
const isOpen = async (id: string) => {
  const [listed, detail] = [await list('state=open'), await call(token, 'GET', `/orders/${id}`)]
  expect(detail.body.is_open).toBe(listed.includes(id))
  return listed.includes(id)
}
const mailsTo = async (to: string, id: string) =>
  (await sentMessages(api)).filter(({ recipient, body }) => recipient === to && body.includes(id)).length

describe('an order whose payment was refunded', () => {
  it.each([
    ['not accepted', async () => undefined],
    ['accepted', (id: string) => run('orders', 'accept', id)],
  ])('in full, %s, leaves what the store has to do, and is still found', async (_, step) => {
    const { id } = await order()
    await step(id)
    expect(await isOpen(id)).toBe(true)
    await refund(id, 5)
    expect(await isOpen(id)).toBe(true)
    await refund(id, 'rest')
    expect(await isOpen(id)).toBe(false)
    expect([await list('day=today'), await list(`day=any&text=${id}`)]).toEqual([expect.arrayContaining([id]), [id]])
    api.clock.advance(24 * 3600)
    expect([await list('day=today'), await list(`day=any&text=${id}`)]).toEqual([
      expect.not.arrayContaining([id]),
      [id],
    ])
  })

  it('stays open where something is due again, and where nothing was paid yet', async () => {
    const { id } = await order()
    await refund(id, 'rest')
    await api.db.update(orders).set({ tips: 100 }).where(eq(orders.id, id))
    expect(await isOpen(id)).toBe(true)
    const { id: unpaid } = await order({})
    expect(await isOpen(unpaid)).toBe(true)
  })

  it.each([
    ['reminds the store, then its customer', false, [2, 2]],
    ['reminds nobody once it was refunded in full', true, [1, 2]],
  ])('and that nobody accepted: %s', async (_, isRefunded, mails) => {
    const { id, email } = await order()
    if (isRefunded) await refund(id, 'rest')
    for (let minutes = 0; minutes < 30; minutes += 5) {
      api.clock.advance(300)
      await work()
    }
    expect([await mailsTo(KITCHEN, id), await mailsTo(email, id)]).toEqual(mails)
  })
})
