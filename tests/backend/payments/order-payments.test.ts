import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { payments } from '@/backend/orders/schema/payments'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent, SIGNATURE_HEADER, signEvent } from '@/backend/providers/sandbox/sandbox-events'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { makeDeal } from '@/tests/backend/support/factories'
import { ONLINE, openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, stranger, store, deal, aio, visitorAio, work, stockOf, placeOnline, choose } = await openDesk()
afterAll(() => api.close())

describe('online payment', () => {
  it.each([6, 7, 8])("by method %i waits on the provider's page [CHK-23]", async (pay_mtd) => {
    const { id, payUrl } = await placeOnline({ pay_mtd })
    expect(payUrl).toMatch(/^http:\/\/api\.test\/sandbox\/pay\/[a-z2-7]{16}$/)
    expect(await readOrder(api, me, id)).toMatchObject({
      status: 1,
      allow_paynow: 1,
      total_due: 22.4,
      payment_method: pay_mtd,
    })
    const expiry = (await readOrder(api, me, id)).order_expire_dt
    expect(new Date(`${expiry.replace(' ', 'T')}Z`).getTime() - api.clock.now().getTime()).toBe(900_000)
  })

  it('is settled by the webhook of an approval, and then accepted by the store', async () => {
    const { id, payUrl } = await placeOnline()
    const page = await (await api.app.request(payUrl.replace('http://api.test', ''))).text()
    expect(page).toContain('C$22.40')
    const done = await choose(payUrl, 'approve')
    expect([done.status, done.headers.get('location')]).toEqual([303, RETURN])
    expect(await readOrder(api, me, id)).toMatchObject({
      status: 1,
      total_due: 0,
      allow_paynow: 0,
      order_expire_dt: null,
    })
    api.clock.advance(7)
    await work()
    expect((await readOrder(api, me, id)).status).toBe(2)
  })

  it('can be paid after a decline or a cancel, then by card', async () => {
    const { id, payUrl } = await placeOnline()
    await choose(payUrl, 'decline')
    expect(await readOrder(api, me, id)).toMatchObject({ status: 1, allow_paynow: 1, total_due: 22.4 })
    const page = await (await api.app.request(payUrl.replace('http://api.test', ''))).text()
    expect(page).toContain('This payment has already been completed or cancelled.')
    const paid = await aio(me, { action: 'pay', ord_id: id, pay_mtd: 2, card: VISA, tips: 3 })
    expect(paid).toMatchObject({ RC: 200, records: { pay_url: null } })
    expect(await readOrder(api, me, id)).toMatchObject({
      total_due: 0,
      total_paid: 25.4,
      tips: 3,
      credit_card: 'Visa 4242',
    })
    expect((await aio(me, { action: 'pay', ord_id: id, pay_mtd: 2, card: VISA })).RC).toBe(400)
  })

  it('accepts a late webhook, and a duplicate one only once', async () => {
    const late = await placeOnline()
    await choose(late.payUrl, 'late')
    expect((await readOrder(api, me, late.id)).total_due).toBe(22.4)
    api.clock.advance(21)
    await work()
    expect((await readOrder(api, me, late.id)).total_due).toBe(0)
    const twice = await placeOnline()
    await choose(twice.payUrl, 'duplicate')
    expect((await readOrder(api, me, twice.id)).total_paid).toBe(22.4)
  })

  it('expires after fifteen minutes and returns the stock; a late payment is refunded', async () => {
    const item = await makeDeal(api.db, store, { stock: 5 })
    const { id, paymentId } = await placeOnline({}, item)
    expect(await stockOf(item)).toBe(4)
    api.clock.advance(901)
    await work()
    expect(await readOrder(api, me, id)).toMatchObject({ status: 5, allow_paynow: 0, total_due: 0 })
    expect(await stockOf(item)).toBe(5)
    const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error('no payment')
    await recordCharge(api.db, payment, 'succeeded')
    const body = createEvent('payment.succeeded', payment)
    const headers = { [SIGNATURE_HEADER]: signEvent(body, api.deps.config.secrets.webhook, api.clock.now()) }
    expect((await api.app.request('/webhooks/sandbox', { method: 'POST', body, headers })).status).toBe(200)
    await work()
    const [charge] = await api.db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, paymentId))
    expect(charge?.refunded).toBe(2240)
    expect((await readOrder(api, me, id)).status).toBe(5)
  })

  it('can be started by a visitor with the order id, who can neither check out nor cancel [CALL-24] [PAY-29]', async () => {
    const { id } = await placeOnline()
    const begun = await visitorAio({ action: 'pay', ord_id: id, pay_mtd: 8, device: 'h5', return_url: RETURN })
    expect(begun.records.pay_url).toMatch(/\/sandbox\/pay\//)
    expect(begun.records).not.toHaveProperty('order')
    expect((await visitorAio({ action: 'cancel', ord_id: id })).RC).toBe(401)
    expect((await visitorAio({ pay_mtd: 1, shp_mtd: 2, g_id: store.gid, q_id: 'x' })).RC).toBe(401)
    expect((await visitorAio({ action: 'pay', ord_id: 'aaaaaaaaaaaaaaaa', pay_mtd: 8 })).RC).toBe(404)
  })

  it.each(['https://evil.test/', 'http://localhost:3000@evil.test/', 'javascript:alert(1)', 'http://localhost:3001/x'])(
    'never redirects a shopper to %s',
    async (return_url) => {
      const qid = await quoteId(api, me, deal)
      expect((await checkOut(api, me, deal, qid, { ...ONLINE, return_url })).RC).toBe(400)
    },
  )

  it("can redirect a shopper to a store's own domain", async () => {
    expect((await placeOnline({ return_url: 'https://spa.test/account' })).payUrl).toBeTruthy()
  })
})

describe('express payment', () => {
  const express = (data: object, tokens = me) => api.execute(tokens, '/api/rest/v7/paypal_express', 'POST', { data })

  it('begins, captures an approved payment once, and returns 400 for anything else [CALL-29] [ERR-43] [ERR-44]', async () => {
    const { id } = await placeOnline({ pay_mtd: 7 })
    const { paymentID } = (await express({ action: 1, oid: id })).records
    expect((await express({ action: 2, oid: id, paymentID: 'other', payerID: 'P1' })).RC).toBe(400)
    expect((await express({ action: 2, oid: id, paymentID, payerID: 'P1' }, stranger)).RC).toBe(400)
    expect((await readOrder(api, me, id)).total_due).toBe(22.4)
    const approval = { action: 2, oid: id, paymentID, payerID: 'P1' }
    expect([(await express(approval)).RC, (await express(approval)).RC]).toEqual([200, 200])
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, total_paid: 22.4, payment_method: 7 })
  })

  it('remains payable after a decline or a cancel [ERR-46]', async () => {
    const { id } = await placeOnline({ pay_mtd: 7 })
    const first = (await express({ action: 1, oid: id })).records.paymentID
    expect((await express({ action: 2, oid: id, paymentID: first, payerID: 'DECLINED' })).RC).toBe(456)
    const second = (await express({ action: 1, oid: id })).records.paymentID
    expect((await express({ action: 3, oid: id })).RC).toBe(200)
    expect((await express({ action: 2, oid: id, paymentID: second, payerID: 'P1' })).RC).toBe(400)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 22.4, allow_paynow: 1 })
  })
})
