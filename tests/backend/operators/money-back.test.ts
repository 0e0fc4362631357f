import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditEntries } from '@/backend/operators/access/schema'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { orders } from '@/backend/orders/schema/orders'
import { makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, me, deal, store, call, run, operator, work } = desk
const both = await operator(['orders', 'refunds'], null)
const till = await operator(['orders'])
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const post = (token: string, id: string, act: string, body: object = {}) =>
  call(token, 'POST', `/orders/${id}/${act}`, body)
const auditOf = async (id: string) => {
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subject, id))
  return entries.map(({ act, detail }) => `${act} ${detail}`.trim())
}

describe('the audit of money that went back', () => {
  it('has what was refunded, once for each key', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    for (let turn = 0; turn < 8; turn++) {
      const { status, body } = await post(both, id, 'refund', { key: 'a', amount: 3 })
      expect([status, body.refunded]).toEqual([200, 3])
    }
    for (let turn = 0; turn < 2; turn++) await post(both, id, 'refund', { key: 'b', amount: 'rest' })
    expect(await auditOf(id)).toEqual(['orders.refund 3.00 CAD', 'orders.refund 19.40 CAD'])
  })

  it('has it of the command with a key too', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    for (let turn = 0; turn < 2; turn++)
      expect(await run('orders', 'refund', id, '2.50', '--key', 'a')).toEqual([`${id}: refunded, 2.5 CAD in all`])
    expect(await auditOf(id)).toEqual(['orders.refund 2.50 CAD'])
  })

  it('has what a cancelled order returned, and nothing of one that was not paid', async () => {
    const [paid, unpaid] = [await buy(api, me, deal, BY_CARD), await buy(api, me, deal)]
    await post(both, paid, 'refund', { key: 'a', amount: 2.4 })
    await post(both, paid, 'cancel')
    await post(both, unpaid, 'cancel')
    expect(await auditOf(paid)).toEqual(['orders.refund 2.40 CAD', 'orders.cancel returned 20.00 CAD'])
    expect(await auditOf(unpaid)).toEqual(['orders.cancel'])
  })
})

describe('an amount finer than its currency', () => {
  it.each([0.005, 3.001, 0.0001])('%d is not refunded, and not in the audit', async (amount) => {
    const id = await buy(api, me, deal, BY_CARD)
    const refused = { status: 400, body: { error: `${amount}: too many decimals for CAD` } }
    expect(await post(both, id, 'refund', { key: 'a', amount })).toEqual(refused)
    expect(await post(both, id, 'surcharge', { amount, separate: true })).toEqual(refused)
    expect((await readOrder(api, me, id)).refund_amt).toBe(0)
    expect(await auditOf(id)).toEqual([])
  })

  it('is no amount of a currency without decimals, in which great ones are typed', async () => {
    const shop = await makeStore(api.db, { currency: 'KRW' })
    const dear = await makeDeal(api.db, shop, { currency: 'KRW', price: 400_000, dealPrice: 350_000 })
    const id = await buy(api, me, dear)
    await api.db.update(orders).set({ allowPayNow: false }).where(eq(orders.id, id))
    await run('orders', 'accept', id)
    await run('orders', 'complete', id)
    expect((await post(both, id, 'refund', { key: 'a', amount: 0.5 })).body.error).toBe(
      '0.5: too many decimals for KRW',
    )
    expect(await run('orders', 'refund', id, '150000')).toEqual([`${id}: refunded, 150000 KRW in all`])
    expect((await post(both, id, 'refund', { key: 'b', amount: 120_000 })).body.refunded).toBe(270_000)
    expect(await auditOf(id)).toContain('orders.refund 150000 KRW')
  })
})

describe('an operator who may not refund', () => {
  const why = 'this operator may not: refunds, which cancelling an accepted order needs'

  it('declines a paid order before its acceptance, and the whole goes back', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    const { status, body } = await post(till, id, 'cancel', { reason: 'Closed early' })
    expect([status, body.state, body.refunded]).toEqual([200, 'canceled', 22.4])
    await work()
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it.each([
    ['paid', BY_CARD],
    ['not paid', {}],
  ])('does not cancel one that was accepted: %s', async (_, how) => {
    const id = await buy(api, me, deal, how)
    await post(till, id, 'accept')
    expect(await post(till, id, 'cancel')).toEqual({ status: 403, body: { error: why } })
    expect((await readOrder(api, me, id)).status).toBe(2)
    expect(await auditOf(id)).toEqual(['orders.accept'])
    expect((await post(both, id, 'cancel')).body.state).toBe('canceled')
  })

  it('is named as such in the list of operators', async () => {
    const lines = await run('operators', 'list')
    expect([lines.length, lines]).toEqual([2, lines.toSorted()])
    expect(lines.join('\n')).toMatch(/^operator-\d+ {2}all stores {2}orders,refunds {2}since \S+$/m)
    const limited = `^operator-\\d+  ${store.urlKey}  orders  since \\S+  cancels before an acceptance alone$`
    expect(lines.join('\n')).toMatch(new RegExp(limited, 'm'))
  })
})
