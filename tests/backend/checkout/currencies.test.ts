import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { inTransaction } from '@/backend/platform/db/transaction'
import { digitsOf } from '@/lib/domain/money/money'
import { givePoints, makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'
import { surchargeOf } from '@/tests/backend/support/surcharge-shopping'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp({ paymentLimit: 100_000 })
afterAll(() => api.close())

describe.each(['CAD', 'USD', 'JPY', 'KRW', 'KWD'])('an order in %s', (currency) => {
  const minor = 10 ** digitsOf(currency)

  it('is paid with points, gift card and card by the currency’s own minor unit, and refunded so [CONST-5] [POINT-8]', async () => {
    const { id: myId, tokens: me } = await makeCustomer(api.db)
    const store = await makeStore(api.db, { currency })
    const deal = await makeDeal(api.db, store, { currency, price: 8000 * minor, dealPrice: 5000 * minor })
    await givePoints(api.db, myId, 30_000)
    const code = `GC${currency}`
    const value = { balance: 1000 * minor, bookValue: 1000 * minor, currency, purchasedAt: api.clock.now() }
    await api.db.insert(giftCards).values({ code, gid: deal.gid, customerId: myId, ...value })
    const issued = { kind: 'card_issued', amount: 1000 * minor, currency, giftCard: code } as const
    await inTransaction(api.db, (tx) => bookTransfer(tx, issued, api.clock.now()))
    const paying = { pay_mtd: 2, card: VISA, pt_cnt: 30_000, gc_cd: code, tips: 100 }
    const id = await buy(api, me, deal, paying)
    const order = await readOrder(api, me, id)
    const { p2v } = store.settings ?? {}
    expect(order).toMatchObject({ currency, tips: 100, giftcard_payment: 1000, points_payment: 30_000 / (p2v ?? 100) })
    expect(order).toMatchObject({ sub_total: 5000, tax: 600, order_total: 5700, total_paid: 5700 })
    const [row] = await api.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.pointsPayment).toBe(300 * minor)
    await refundOrder(api.db, id, { key: 'a', amount: 5000 * minor, reason: '', lines: [] }, api.clock.now())
    await runWorkerOnce(api.deps)
    const parts = (await readOrder(api, me, id)).refunds.map(({ to, amt, pt_cnt }: never) => [to, amt, pt_cnt])
    expect(parts).toEqual([
      ['payment', 4400, undefined],
      ['giftcard', 600, undefined],
    ])
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it('takes surcharges up to 100000 of the currency', async () => {
    const { tokens: me } = await makeCustomer(api.db)
    const store = await makeStore(api.db, { currency })
    const deal = await makeDeal(api.db, store, { currency, price: 20 * minor, dealPrice: 10 * minor })
    const id = await buy(api, me, deal)
    const add = (value: number) => addSurcharge(api.db, id, { ...surchargeOf(), value }, api.clock.now())
    await expect(add(100_000 * minor + 1)).rejects.toMatchObject({ code: 'invalidRequest' })
    await add(100_000 * minor)
  })
})
