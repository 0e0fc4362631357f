import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { completeText } from '@/lib/domain/languages/complete-text'
import { givePoints, makeCustomer, makeDeal, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { buy, checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, store, deal, aio, choose } = await openDesk()
afterAll(() => api.close())

const cad = (amt: number) => ({ amt, curr: 'CAD' })
const charges = async () => (await api.db.select().from(sandboxCharges)).length
const placed = async (qid: string) => (await api.db.select().from(orders).where(eq(orders.quoteId, qid))).length

/** The order costs 22.40; a gift card pays 4.00 of it, and is spent on something else before the order is placed. */
async function spentCard() {
  const { id, tokens } = await makeCustomer(api.db)
  const code = await makeGiftCard(api.db, id, store.gid, 400)
  const qid = await quoteId(api, tokens, deal)
  api.clock.advance(1)
  await buy(api, tokens, deal, { pay_mtd: 1, gc_cd: code })
  return { tokens, code, qid }
}

describe('a checkout that would charge more than was shown', () => {
  const byCard = { pay_mtd: 2, card: VISA }

  it('is refused with the amounts when the gift card was spent meanwhile, and charges nothing', async () => {
    const { tokens, code, qid } = await spentCard()
    const before = await charges()
    const answer = await checkOut(api, tokens, deal, qid, { ...byCard, gc_cd: code, due_now: cad(18.4) })
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt: 22.4, curr: 'CAD', gc_amt: 0, pt_amt: 0 } } })
    expect([await charges(), await placed(qid)]).toEqual([before, 0])
    // the second press is about the amount that the screen now shows
    const paid = await checkOut(api, tokens, deal, qid, { ...byCard, due_now: cad(22.4) })
    expect(await readOrder(api, tokens, paid.records.ord_id)).toMatchObject({ total_paid: 22.4, giftcard_payment: 0 })
  })

  it('is refused as well when the caller does not say what was shown, since the card covered more at the quote', async () => {
    const { tokens, code, qid } = await spentCard()
    expect((await checkOut(api, tokens, deal, qid, { ...byCard, gc_cd: code })).RC).toBe(409)
    expect(await placed(qid)).toBe(0)
  })

  it('is refused for its amount, not its method, when gift card or points were to cover all of it', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, id, store.gid, 2240)
    const qid = await quoteId(api, tokens, deal)
    api.clock.advance(1)
    await buy(api, tokens, deal, { gc_cd: code })
    const answer = await checkOut(api, tokens, deal, qid, { pay_mtd: 3, gc_cd: code, due_now: cad(0) })
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt: 22.4 } } })
  })

  it.each([
    ['the value of a point', { p2v: 50 }, { pt_cnt: 500, pt_amt: 5 }, { amt: 12.4, pt_amt: 10 }],
    [
      'whether it is named, or only the value of the points',
      { p2v: 50 },
      { pt_cnt: 500, pt_amt: 5, due_now: cad(17.4) },
      { amt: 12.4 },
    ],
  ])('is refused when the store has changed %s', async (_, settings, body, due) => {
    const shop = await makeStore(api.db)
    const item = await makeDeal(api.db, shop, { stock: 9 })
    const { id, tokens } = await makeCustomer(api.db)
    await givePoints(api.db, id, 500)
    const qid = await quoteId(api, tokens, item)
    await api.db
      .update(stores)
      .set({ settings: { ...shop.settings, ...settings } as typeof shop.settings })
      .where(eq(stores.gid, shop.gid ?? 0))
    expect(await checkOut(api, tokens, item, qid, { ...byCard, ...body })).toMatchObject({
      RC: 409,
      records: { due_now: due },
    })
    expect(await placed(qid)).toBe(0)
  })

  it.each([
    ['other tips', { tips: 3, due_now: cad(22.4) }, 25.4],
    ['another currency', { due_now: { amt: 22.4, curr: 'USD' } }, 22.4],
    ['less', { due_now: cad(22.39) }, 22.4],
    ['more', { due_now: cad(22.41) }, 22.4],
  ])('is refused when the shopper saw %s', async (_, body, amt) => {
    const qid = await quoteId(api, me, deal)
    const answer = await checkOut(api, me, deal, qid, { ...byCard, ...body })
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt, curr: 'CAD' } } })
  })

  it('names the new amount when the price itself has changed', async () => {
    const item = await makeDeal(api.db, store, { stock: 9 })
    const qid = await quoteId(api, me, item)
    await api.db.update(stores).set({ discountPercent: 10 }).where(eq(stores.gid, store.gid))
    const answer = await checkOut(api, me, item, qid, { ...byCard, due_now: cad(22.4) })
    await api.db.update(stores).set({ discountPercent: 0 }).where(eq(stores.gid, store.gid))
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt: 20.16 } } })
  })

  it('is refused when the points were spent meanwhile, with what the rest of them leaves', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    await givePoints(api.db, id, 800)
    const qid = await quoteId(api, tokens, deal)
    await buy(api, tokens, deal, { pay_mtd: 1, pt_cnt: 500 })
    const body = { ...byCard, pt_cnt: 500, due_now: cad(17.4) }
    const answer = await checkOut(api, tokens, deal, qid, body)
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt: 19.4, pt_amt: 3 } } })
    expect(await placed(qid)).toBe(0)
  })

  it('goes through when a card covers the same although it was used, and when it has grown', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, id, store.gid, 10_000)
    const qid = await quoteId(api, tokens, deal)
    api.clock.advance(1)
    await buy(api, tokens, deal, { gc_cd: code })
    expect((await checkOut(api, tokens, deal, qid, { gc_cd: code, due_now: cad(0) })).RC).toBe(200)
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.code, code))
    expect(card?.balance).toBe(10_000 - 2 * 2240)
  })
})

describe('the payment of an order that has become dearer', () => {
  /** To be paid later, 22.40; the store adds 10.00 to its bill. */
  const label = completeText({ en: 'Weight', zh: '重量', 'zh-Hant': '重量', jp: '重さ' })
  const surcharge = { label, value: 1000, isSeparate: false, taxClass: 'standard' }
  const unpaid = () => buy(api, me, deal, { pay_mtd: 0 })
  const makeDearer = (id: string) => addSurcharge(api.db, id, surcharge, api.clock.now())
  const pay = (ord_id: string, over: object) => aio(me, { action: 'pay', ord_id, return_url: RETURN, ...over })
  const express = (data: object) => api.execute(me, '/api/rest/v7/paypal_express', 'POST', { data })

  it.each([
    ['a card', { pay_mtd: 2, card: VISA }],
    ['a wallet', { pay_mtd: 8 }],
  ])('by %s is refused with the amounts, and is taken once the payer has seen them', async (_, method) => {
    const id = await unpaid()
    await makeDearer(id)
    const answer = await pay(id, { ...method, due_now: cad(22.4) })
    expect(answer).toMatchObject({ RC: 409, records: { due_now: { amt: 33.6, curr: 'CAD' } } })
    expect(await api.db.select().from(payments).where(eq(payments.orderId, id))).toEqual([])
    expect((await pay(id, { ...method, due_now: cad(33.6) })).RC).toBe(200)
  })

  it('by a page that is open already is replaced: the page has ended and takes nothing', async () => {
    const id = await unpaid()
    const { records } = await pay(id, { pay_mtd: 8, due_now: cad(22.4) })
    await makeDearer(id)
    await choose(records.pay_url, 'approve')
    expect(await readOrder(api, me, id)).toMatchObject({ total_paid: 0, total_due: 33.6, allow_paynow: 1 })
    expect(await api.db.select().from(payments).where(eq(payments.orderId, id))).toMatchObject([{ state: 'cancelled' }])
  })

  it('by express is refused when it is opened, and not captured when it was open already', async () => {
    const id = await unpaid()
    const opened = await express({ action: 1, oid: id, due_now: cad(22.4) })
    expect(opened.RC).toBe(200)
    await makeDearer(id)
    const { paymentID } = opened.records
    const approval = { action: 2, oid: id, paymentID, payerID: 'P1' }
    expect((await express(approval)).RC).toBe(400)
    expect(await express({ action: 1, oid: id, due_now: cad(22.4) })).toMatchObject({
      RC: 409,
      records: { due_now: { amt: 33.6 } },
    })
    const again = await express({ action: 1, oid: id, due_now: cad(33.6) })
    expect(again.records.price_info.total).toBe(33.6)
    const wrong = { ...approval, paymentID: again.records.paymentID, due_now: cad(22.4) }
    expect(await express(wrong)).toMatchObject({ RC: 409, records: { due_now: { amt: 33.6 } } })
    expect(await readOrder(api, me, id)).toMatchObject({ total_paid: 0, total_due: 33.6 })
  })

  it('is not made dearer while money may be moving', async () => {
    const id = await unpaid()
    await pay(id, { pay_mtd: 8 })
    await api.db.update(payments).set({ state: 'unknown' }).where(eq(payments.orderId, id))
    await expect(makeDearer(id)).rejects.toMatchObject({ code: 'conflict' })
  })
})
