import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { simulateStores } from '@/backend/app/worker/simulate-stores'
import { auditEntries } from '@/backend/operators/access/schema'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { makeDeal } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, me, store, deal, run, work } = desk
const key = store.urlKey ?? ''
afterAll(() => api.close())

const HOUR = 3600
const pass = async (seconds: number) => {
  api.clock.advance(seconds)
  await work()
}
const accepted = async (over: object = {}) => {
  const id = await buy(api, me, deal, over)
  await run('orders', 'accept', id, '--minutes', '30')
  return id
}
const statusOf = async (id: string) => (await readOrder(api, me, id)).status
const movesOf = async (id: string) =>
  (await api.db.select().from(transfers).where(eq(transfers.orderId, id)).orderBy(transfers.id)).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  )

describe('an accepted order that nobody completes', () => {
  it('completes itself 12 hours after the promised time: its cash is booked, its points and review are there', async () => {
    const id = await accepted()
    await pass(12 * HOUR + 1799)
    expect([await statusOf(id), await movesOf(id)]).toEqual([2, []])
    await pass(1)
    const order = await readOrder(api, me, id)
    expect(order).toMatchObject({ status: 4, total_due: 0, reward_points: 20, has_review: false })
    expect(order.allow_review_dt).toBeTruthy()
    expect(await movesOf(id)).toEqual(['collected 2240', 'points_earned 20'])
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it('does so once, though it was paid before', async () => {
    const id = await accepted({ pay_mtd: 2, card: VISA })
    await pass(13 * HOUR)
    await pass(13 * HOUR)
    expect((await movesOf(id)).filter((move) => /^(collected|points_earned)/.test(move))).toEqual(['points_earned 20'])
  })

  it('waits as long as the command says, or for ever', async () => {
    expect(await run('stores', 'completes-after', key, '2')).toEqual([
      `${key}: accepted orders complete themselves 2 hours after the promised time`,
    ])
    const soon = await accepted()
    await pass(2.5 * HOUR)
    expect(await statusOf(soon)).toBe(4)
    await run('stores', 'completes-after', key, 'never')
    const late = await accepted()
    await pass(20 * 24 * HOUR)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, late))
    expect(row?.status).toBe(2)
    await run('orders', 'cancel', late)
    await run('stores', 'completes-after', key, '12')
    api.clock.set('2026-06-06T19:00:00Z')
    const done = await api.db.select().from(auditEntries).where(eq(auditEntries.act, 'stores.completes-after'))
    expect(done.map(({ detail }) => detail)).toEqual(['2', 'never', '12'])
  })

  it.each(['', '0', '721', '1.5', 'soon'])('takes no policy of %s', async (words) => {
    expect(await run('stores', 'completes-after', key, words)).toEqual([expect.stringContaining('1 to 720 hours')])
  })

  it('does not while its surcharge is owed, or its payment is in doubt', async () => {
    const owing = await accepted()
    await run('orders', 'surcharge', owing, '3.20', 'separate')
    const doubtful = await accepted({ pay_mtd: 2, card: VISA })
    await api.db.update(payments).set({ state: 'unknown', askAt: null }).where(eq(payments.orderId, doubtful))
    await pass(13 * HOUR)
    expect([await statusOf(owing), await statusOf(doubtful)]).toEqual([2, 2])
  })
})

describe('a voucher that nobody has used', () => {
  const DAY = 24 * HOUR
  const accept = async (validDays: number | null) => {
    const voucher = await makeDeal(api.db, store, { pickup: false, delivery: false, validDays })
    const id = await buy(api, me, voucher, { shp_mtd: 5 }, { shp_mtd: 5 })
    await run('orders', 'accept', id)
    return id
  }

  it('completes itself after its last day, or never: until then its customer may come', async () => {
    const [days, endless] = [await accept(5), await accept(null)]
    await pass(5 * DAY + 12 * HOUR - 1)
    expect([await statusOf(days), await statusOf(endless)]).toEqual([2, 2])
    await pass(1)
    expect([await statusOf(days), await statusOf(endless)]).toEqual([4, 2])
  })

  it('is not used by the simulator of a demo, which hands over what is picked up', async () => {
    const [voucher, pickup] = [await accept(5), await accepted()]
    const deps = { ...api.deps, config: { ...api.deps.config, simulatorSeconds: 1 } }
    for (let step = 0; step < 3; step++) {
      api.clock.advance(10)
      await simulateStores(deps)
    }
    expect([await statusOf(voucher), await statusOf(pickup)]).toEqual([2, 4])
  })
})

it('an order that nobody accepted does not complete', async () => {
  const id = await buy(api, me, deal)
  await pass(48 * HOUR)
  expect(await statusOf(id)).toBe(1)
})
