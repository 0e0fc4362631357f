import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { openDealShop } from '@/tests/backend/support/deal-shop'
import { givePoints, makeCoupon, makeCustomer, makeGiftCard } from '@/tests/backend/support/factories'
import { askQuote, buy, checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, store, deal } = await openDealShop()
afterAll(() => api.close())

describe('points, gift cards and coupons', () => {
  it('uses points first, the gift card for the rest, and records method 5, 4 or 3 [PAY-2] [PAY-7] [PAY-10]', async () => {
    const rich = await makeCustomer(api.db)
    await givePoints(api.db, rich.id, 5000)
    const code = await makeGiftCard(api.db, rich.id, store.gid, 10_000)
    const both = await buy(api, rich.tokens, deal, { pay_mtd: 1, pt_cnt: 500, gc_cd: code })
    expect(await readOrder(api, rich.tokens, both)).toMatchObject({
      payment_method: 5,
      points_payment: 5,
      giftcard_payment: 17.4,
      giftcard_code: code,
      total_due: 0,
    })
    const points = await buy(api, rich.tokens, deal, { pt_cnt: 4500 })
    expect(await readOrder(api, rich.tokens, points)).toMatchObject({ payment_method: 4, points_payment: 22.4 })
    const [account] = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, rich.id))
    expect(account?.balance).toBe(5000 - 500 - 2240)
    const card = await buy(api, rich.tokens, deal, { gc_cd: code })
    expect((await readOrder(api, rich.tokens, card)).payment_method).toBe(3)
    const isSpending = and(eq(transfers.giftCard, code), eq(transfers.kind, 'card_spent'))
    const spent = await api.db.select().from(transfers).where(isSpending)
    expect(spent.map(({ amount }) => amount)).toEqual([1740, 2240])
  })

  it("refuses more points than available and another customer's gift card", async () => {
    const rich = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, rich.id, store.gid, 10_000)
    const qid = await quoteId(api, me, deal)
    expect((await checkOut(api, me, deal, qid, { pt_cnt: 100 })).RC).toBe(409)
    expect((await checkOut(api, me, deal, qid, { gc_cd: code })).RC).toBe(400)
  })

  it('restores everything when the card is declined, and shows nothing of it', async () => {
    const rich = await makeCustomer(api.db)
    await givePoints(api.db, rich.id, 500)
    const couponId = await makeCoupon(api.db, { code: 'ONCE', gid: store.gid, totalLimit: 1, perCustomerLimit: 1 })
    const code = await makeGiftCard(api.db, rich.id, store.gid, 100)
    const qid = await quoteId(api, rich.tokens, deal, { cpn: 'ONCE' })
    const body = { pay_mtd: 2, card: { ...VISA, num: '4000000000000002' }, pt_cnt: 100, gc_cd: code }
    expect((await checkOut(api, rich.tokens, deal, qid, body)).RC).toBe(456)
    expect((await api.db.select().from(coupons).where(eq(coupons.id, couponId)))[0]?.used).toBe(0)
    expect((await api.db.select().from(giftCards).where(eq(giftCards.code, code)))[0]?.balance).toBe(100)
    const points = await api.execute(rich.tokens, '/api/rest/v7/points', 'GET')
    expect(points.records).toMatchObject({ balance: 500, redeemed: 0, history: [{ delta: 500, balance: 500 }] })
    const statement = await api.execute(rich.tokens, `/api/rest/v7/gifthistory?code=${code}`, 'GET')
    expect(statement.records.history).toMatchObject([{ type: 0, delta: 1, balance: 1 }])
    expect((await checkOut(api, rich.tokens, deal, qid, { ...body, card: VISA })).RC).toBe(200)
    const uses = await api.db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, couponId))
    expect(uses).toHaveLength(1)
  })

  it('takes a coupon that an older storefront sends as it was typed', async () => {
    await makeCoupon(api.db, { code: 'TYPED', gid: store.gid })
    const plain = await askQuote(api, me, deal, { cpn: 'TYPED' })
    expect(plain.records.cpn_dis).not.toBe(0)
    for (const cpn of ['ｔｙｐｅｄ', 'TYP\u200bED', '\u3000TYPED\ufeff'])
      expect((await askQuote(api, me, deal, { cpn })).records.cpn_dis, cpn).toBe(plain.records.cpn_dis)
  })

  it('applies a single-use coupon once; an earlier second quote gets 409', async () => {
    await makeCoupon(api.db, { code: 'SOLO', gid: store.gid, perCustomerLimit: 1 })
    const [one, two] = [await quoteId(api, me, deal, { cpn: 'SOLO' }), await quoteId(api, me, deal, { cpn: 'SOLO' })]
    expect((await checkOut(api, me, deal, one)).RC).toBe(200)
    expect((await checkOut(api, me, deal, two)).RC).toBe(409)
    expect((await askQuote(api, me, deal, { cpn: 'SOLO' })).records.cpn_dis).toBe(0)
  })
})
