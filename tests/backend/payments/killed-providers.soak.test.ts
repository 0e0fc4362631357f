import { afterAll, describe, expect, it } from 'vitest'
import { expireOrders } from '@/backend/app/worker/expire-orders'
import { reconcilePayments, sendRefunds } from '@/backend/app/worker/reconcile-payments'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { orders } from '@/backend/orders/schema/orders'
import { createDyingApp } from '@/tests/backend/support/dying-process'
import { findUnsettled } from '@/tests/backend/support/money-faults'
import { type Act, openProviderDesk } from './provider-desk'

const { api, ways, providersBooks, close } = await openProviderDesk()
afterAll(close)

const ALIVE = { app: api.app, deps: api.deps }

async function paidOrders(): Promise<number> {
  const rows = await api.db.select().from(orders)
  return rows.reduce((sum, order) => sum + order.totalPaid - order.refunded, 0)
}
async function work() {
  for (let round = 0; round < 2; round++) {
    api.clock.advance(31)
    await reconcilePayments(api.deps)
    await expireOrders(api.deps)
    await sendRefunds(api.deps)
  }
}

/** Kills a process at one step after another, until it gets through; returns how often it died. */
async function killAtEveryStep(begin: () => Promise<Act>, moved: ReturnType<typeof providersBooks>): Promise<number> {
  for (let step = 1; ; step++) {
    const since = api.clock.now()
    const act = await begin()
    const before = providersBooks()
    const dying = createDyingApp(api.deps, step)
    await act(dying).catch(() => null)
    // the customer tries again at once, and once more if that was refused because the first try was in doubt
    await act(ALIVE).catch(() => null)
    await work()
    if (providersBooks().taken === before.taken) {
      await act(ALIVE).catch(() => null)
      await work()
    }
    const { taken, returned } = providersBooks()
    expect([step, taken - before.taken, returned - before.returned]).toEqual([step, moved.taken, moved.returned])
    expect([step, await paidOrders()]).toEqual([step, taken - returned])
    expect([step, await findUnsettled(api.deps), await checkBooks(api.deps, since)]).toEqual([step, [], []])
    if (!dying.isDead()) return step - 1
  }
}

describe.each(ways)('a process killed at any step of %s', (_, price, begin) => {
  it('takes the money of the order once, and the ledger equals the books of the provider', async () => {
    const beginPayment = async () => (await begin()).pay
    expect(await killAtEveryStep(beginPayment, { taken: price, returned: 0 })).toBeGreaterThan(1)
  }, 180_000)

  it('returns it once when the order is cancelled', async () => {
    const beginRefund = async (): Promise<Act> => {
      const { pay, cancel } = await begin()
      await pay(ALIVE)
      return async (process) => {
        await cancel(process)
        await sendRefunds(process.deps)
      }
    }
    expect(await killAtEveryStep(beginRefund, { taken: 0, returned: price })).toBeGreaterThan(1)
  }, 180_000)
})
