import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '@/backend/demo/build-catalogue'
import { buildGiftCards, buildPoints } from '@/backend/demo/customers/build-ledgers'
import { buildOrders } from '@/backend/demo/customers/build-orders'

const NOW = new Date('2026-11-20T18:00:00Z')
const history = buildOrders(buildCatalogue(NOW), NOW)

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
