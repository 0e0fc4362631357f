import { subDays } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import { describe, expect, it } from 'vitest'
import { isOpenAt } from '@/backend/catalogue/stores/opening'
import { buildCatalogue } from '@/backend/demo/build-catalogue'
import { buildGiftCards, buildPoints } from '@/backend/demo/customers/build-ledgers'
import { buildOrders } from '@/backend/demo/customers/build-orders'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { LANGUAGES } from '@/lib/domain/languages/languages'

const NOW = new Date('2026-11-20T18:00:00Z')
const catalogue = buildCatalogue(NOW)
const history = buildOrders(catalogue, NOW)

describe('the demo customer', () => {
  it('has more than one page of orders, with consistent totals', () => {
    expect(history.orders.length).toBeGreaterThan(20)
    for (const order of history.orders) {
      const lines = history.lines.filter((line) => line.orderId === order.id)
      const totals = order
      expect(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)).toBe(totals.itemTotal)
      expect(totals.itemTotal - totals.storeDiscount - totals.couponDiscount + totals.shippingFee).toBe(
        totals.totalBeforeTax,
      )
      expect(Object.values(totals.taxes).reduce((sum, value) => sum + value, 0)).toBe(totals.tax)
      expect(totals.totalBeforeTax + totals.tax).toBe(totals.grandTotal)
      const charged = history.payments.filter((payment) => payment.orderId === order.id)
      const paid = charged.reduce((sum, payment) => sum + payment.amount, 0)
      expect(paid + (order.giftCardPayment ?? 0) + (order.pointsPayment ?? 0)).toBe(order.totalPaid)
    }
  })

  it.each(['2026-11-20T18:00:00Z', '2026-11-27T11:34:00Z', '2027-03-14T10:30:00Z'])(
    'has at least one item in each order, placed and handed over while its store was open, at %s',
    (instant) => {
      const now = new Date(instant)
      const { orders, lines } = buildOrders(catalogue, now)
      for (const { id, gid, createdAt, expectedStart, expectedEnd, fulfilmentMethod } of orders) {
        const store = catalogue.stores.find((each) => each.gid === gid)
        const rules = store && {
          ...store,
          holidays: store.holidays ?? [],
          specialHours: {},
          closedUntil: null,
          suspended: false,
        }
        expect(
          lines.some(({ orderId }) => orderId === id),
          `${gid}`,
        ).toBe(true)
        for (const at of [createdAt, expectedStart, expectedEnd]) {
          if (at) expect(rules && isOpenAt(rules, at), `${gid} ${at.toISOString()}`).toBe(true)
        }
        expect(createdAt?.getTime()).toBeLessThanOrEqual(now.getTime())
        if (fulfilmentMethod === FULFILMENT_METHOD.delivery) expect(store?.services.delivery).toBe(true)
        if (fulfilmentMethod === FULFILMENT_METHOD.eatin) expect(store?.services.eatin).toBe(true)
      }
    },
  )

  it('writes to stores, and is answered, in the language of the reader', () => {
    expect(history.comments.length).toBeGreaterThan(5)
    for (const { body, translations } of history.comments) {
      expect(translations?.en).toBe(body)
      expect(new Set(Object.values(translations ?? {})).size).toBe(LANGUAGES.length)
    }
  })

  it('has deals as they are handed over: a poetry evening is not picked up', () => {
    const { pickup, freeShipping } = FULFILMENT_METHOD
    const bought = history.orders.flatMap((order) => {
      const line = history.lines.find(({ orderId, dealId }) => orderId === order.id && dealId)
      const deal = catalogue.deals.find(({ id }) => id === line?.dealId)
      return deal && line ? [{ order, line, deal }] : []
    })
    expect(bought.length).toBeGreaterThan(5)
    for (const { order, line, deal } of bought) {
      const isVoucher = !deal.pickup && !deal.delivery
      if (isVoucher) expect(order.fulfilmentMethod).toBe(freeShipping)
      if (deal.pickup) expect(order.fulfilmentMethod).toBe(pickup)
      expect(Boolean(line.validUntil)).toBe(isVoucher)
    }
    expect(bought.some(({ order }) => order.fulfilmentMethod === freeShipping)).toBe(true)
  })

  it('has ordered at usual hours, but for the stores that are closed then', () => {
    const old = history.orders.filter(({ createdAt }) => createdAt && createdAt < subDays(NOW, 2))
    expect(old.length).toBeGreaterThan(20)
    const hours = old.map(({ gid, createdAt }) => {
      const { timeZone = 'UTC' } = catalogue.stores.find((store) => store.gid === gid) ?? {}
      return Number(formatInTimeZone(createdAt ?? NOW, timeZone, 'H'))
    })
    const usual = hours.filter((hour) => (hour >= 12 && hour < 14) || (hour >= 18 && hour < 21))
    expect(usual.length / hours.length).toBeGreaterThan(0.9)
  })

  it('has gift cards whose transfers add up to the balance', () => {
    const { cards, transfers } = buildGiftCards(history.orders, NOW)
    expect(cards).toHaveLength(3)
    for (const card of cards) {
      const own = transfers.filter((transfer) => transfer.giftCard === card.code)
      expect(own.reduce((sum, one) => sum + (one.credit === 'gift_card' ? one.amount : -one.amount), 0)).toBe(
        card.balance,
      )
      expect(card.balance).toBeGreaterThanOrEqual(0)
      expect(card.balance).toBeLessThanOrEqual(card.bookValue)
    }
  })

  it('has points that never go below zero', () => {
    let balance = 0
    for (const { kind, amount } of buildPoints(history.orders, NOW).filter((one) => one.currency === 'points')) {
      balance += kind === 'points_earned' ? amount : -amount
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  })
})
