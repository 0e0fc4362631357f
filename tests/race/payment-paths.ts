import { eq } from 'drizzle-orm'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { payments } from '@/backend/orders/schema/payments'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent, SIGNATURE_HEADER, signEvent, WEBHOOK_PATH } from '@/backend/providers/sandbox/sandbox-events'
import type { ApiProcess } from '@/tests/backend/support/crash-process'
import type { Market } from '@/tests/backend/support/crash-shopping'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { ONLINE } from '@/tests/backend/support/order-desk'
import { buy, quoteId, VISA } from '@/tests/backend/support/shopping'
import { surchargeOf } from '@/tests/backend/support/surcharge-shopping'
import type { TestApp, Tokens } from '@/tests/backend/support/test-app'

/** What a customer or a provider sends to an API, which may be killed before it answers. */
export type Act = (api: ApiProcess) => Promise<unknown>

/** The paths that money takes. Each prepares what it needs by `desk` and returns the part that is interrupted. */
export function createPaymentPaths(desk: TestApp, { gid, pid }: Market): Record<string, (me: Tokens) => Promise<Act>> {
  const store = menuOf({ gid })
  const dish = { items: [{ pid, qty: 1, options: [] }] }
  const byCard = { g_id: gid, shp_mtd: 2, c_fnm: 'Ada', c_tn: '6045550100', pay_mtd: 2, card: VISA }
  const aio = (api: ApiProcess, me: Tokens, data: object) => api.call(me, '/api/rest/v7/aio', data)
  const order = (me: Tokens, over: object) => buy(desk, me, store, over, dish)
  return {
    async checkout(me) {
      const q_id = await quoteId(desk, me, store, dish)
      return (api) => aio(api, me, { ...byCard, q_id })
    },
    async 'pay-now'(me) {
      const ord_id = await order(me, ONLINE)
      return (api) => aio(api, me, { action: 'pay', ord_id, pay_mtd: 2, card: VISA, tips: 2 })
    },
    async express(me) {
      const oid = await order(me, { ...ONLINE, pay_mtd: 7 })
      return async (api) => {
        const path = '/api/rest/v7/paypal_express'
        const begun = await api.call(me, path, { action: 1, oid })
        await api.call(me, path, { action: 2, oid, paymentID: begun.records?.paymentID ?? '', payerID: 'P1' })
      }
    },
    async surcharge(me) {
      const related_order_id = await order(me, {})
      await stepOrder(desk.db, related_order_id, 'accept', desk.clock.now())
      await addSurcharge(desk.db, related_order_id, surchargeOf(), desk.clock.now())
      const items = [{ pid: 0, qty: 1, pc: 3.2, options: [], selfCheckout: true }]
      const q_id = await quoteId(desk, me, store, { items, shp_mtd: 5, related_order_id })
      return (api) => aio(api, me, { ...byCard, shp_mtd: 5, q_id })
    },
    async refund(me) {
      const ord_id = await order(me, byCard)
      return (api) => aio(api, me, { action: 'cancel', ord_id })
    },
    async webhook(me) {
      const ord_id = await order(me, ONLINE)
      const [payment] = await desk.db.select().from(payments).where(eq(payments.orderId, ord_id))
      if (!payment) throw new Error('no payment')
      await recordCharge(desk.db, payment, 'succeeded')
      const body = createEvent('payment.succeeded', payment)
      const signature = signEvent(body, desk.deps.config.secrets.webhook, desk.clock.now())
      return (api) => api.post(WEBHOOK_PATH, body, { [SIGNATURE_HEADER]: signature })
    },
  }
}
