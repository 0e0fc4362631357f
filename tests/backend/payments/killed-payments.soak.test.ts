import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { expireOrders } from '@/backend/app/worker/expire-orders'
import { reconcilePayments, sendRefunds } from '@/backend/app/worker/reconcile-payments'
import type { Deps } from '@/backend/config/deps'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent, SIGNATURE_HEADER, signEvent, WEBHOOK_PATH } from '@/backend/providers/sandbox/sandbox-events'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { createDyingApp } from '@/tests/backend/support/dying-process'
import { makeProduct } from '@/tests/backend/support/factories'
import { findFaults } from '@/tests/backend/support/money-faults'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, quoteId, VISA } from '@/tests/backend/support/shopping'
import { amountQuote, owingOrder } from '@/tests/backend/support/surcharge-shopping'

const desk = await openDesk()
const { api, me, deal, store } = desk
const patient = api.deps.provider
const dish = await makeProduct(api.db, store, { stock: null })
afterAll(() => api.close())

type App = ReturnType<typeof createDyingApp>['app']
type Dying = { app: App; deps: Deps }

/** A customer's call, whose answer may be lost. */
const call = async (app: App, path: string, data: object) =>
  app.request(EXECUTE_PATH, {
    method: 'POST',
    body: JSON.stringify({ ...me, path: `/api/rest/v7/${path}`, method: 'POST', data: { data } }),
    headers: { 'content-type': 'application/json' },
  })
const SHOP = { shp_mtd: 2, g_id: deal.gid, c_fnm: 'Ada', c_tn: '6045550100', pay_mtd: 2, card: VISA }

/** Each returns what a process does that may be killed in the middle of it. */
const PATHS: Record<string, () => Promise<(dying: Dying) => Promise<unknown>>> = {
  async checkout() {
    const q_id = await quoteId(api, me, deal)
    return ({ app }) => call(app, 'aio', { ...SHOP, q_id })
  },
  async 'pay-now'() {
    const { id: ord_id } = await desk.placeOnline()
    return ({ app }) => call(app, 'aio', { action: 'pay', ord_id, pay_mtd: 2, card: VISA, tips: 2 })
  },
  async express() {
    const { id: oid } = await desk.placeOnline({ pay_mtd: 7 })
    return async ({ app }) => {
      const begun = await call(app, 'paypal_express', { action: 1, oid })
      const { records } = (await begun.json()) as { records?: { paymentID: string } }
      await call(app, 'paypal_express', { action: 2, oid, paymentID: records?.paymentID ?? '', payerID: 'P1' })
    }
  },
  async surcharge() {
    const related_order_id = await owingOrder(api, me, store, dish)
    const q_id = await amountQuote(api, me, store, 3.2, { related_order_id })
    return ({ app }) => call(app, 'aio', { ...SHOP, q_id, shp_mtd: 5 })
  },
  async refund() {
    const ord_id = await buy(api, me, deal, { pay_mtd: 2, card: VISA })
    return async ({ app, deps }) => {
      await call(app, 'aio', { action: 'cancel', ord_id })
      await sendRefunds(deps)
    }
  },
  async webhook() {
    const { paymentId } = await desk.placeOnline()
    const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error('no payment')
    await recordCharge(api.db, payment, 'succeeded')
    const body = createEvent('payment.succeeded', payment)
    const headers = { [SIGNATURE_HEADER]: signEvent(body, api.deps.config.secrets.webhook, api.clock.now()) }
    return async ({ app }) => app.request(WEBHOOK_PATH, { method: 'POST', body, headers })
  },
}

/** What the provider has taken and not returned, and what paid orders say it has: the two must be equal. */
async function books() {
  const rows = await api.db.select().from(orders)
  const charges = await api.db.select().from(sandboxCharges).where(eq(sandboxCharges.outcome, 'succeeded'))
  const attempts = await api.db.select().from(payments)
  const waiting = await api.db.select().from(refunds)
  const ofOrders = rows.filter((order) => [2, 6, 7, 8].includes(order.paymentMethod))
  return {
    charges: charges.length,
    provider: charges.reduce((sum, charge) => sum + charge.amount - charge.refunded, 0),
    orders: ofOrders.reduce((sum, order) => sum + order.totalPaid - order.refunded, 0),
    doubtful: attempts.filter(({ state }) => ['created', 'sent', 'authorised', 'unknown'].includes(state)).length,
    unreturned: waiting.filter(({ state }) => state !== 'done').length,
  }
}

describe.each(Object.keys(PATHS))('a process killed at any step of %s', (name) => {
  it('leaves no money unaccounted for: all is settled after the restart, and nothing is charged twice', async () => {
    let isDead = true
    let killed = 0
    for (let step = 1; isDead; step++) {
      const { charges: before } = await books()
      const act = await PATHS[name]?.()
      const dying = createDyingApp(api.deps, step)
      await act?.(dying).catch(() => null)
      isDead = dying.isDead()
      killed += isDead ? 1 : 0
      // the customer tries again at once; a checkout then waits for the first one's charge, which is dead
      api.deps.provider = { ...patient, patienceMs: 500 }
      await act?.({ app: api.app, deps: api.deps }).catch(() => null)
      api.deps.provider = patient
      for (let round = 0; round < 2; round++) {
        api.clock.advance(30)
        await reconcilePayments(api.deps)
        await expireOrders(api.deps)
        await sendRefunds(api.deps)
      }
      const { charges, provider, orders: owed, ...open } = await books()
      expect(charges - before, `charges at step ${step}`).toBeLessThan(2)
      expect([step, provider, open]).toEqual([step, owed, { doubtful: 0, unreturned: 0 }])
      expect([step, await findFaults(api.deps, api.clock.now())]).toEqual([step, []])
    }
    expect(killed).toBeGreaterThan(1)
  }, 180_000)
})
