import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toPayableOrder } from '@/lib/domain/payment/pay-now'
import { failure, success } from '@/lib/domain/result'
import { sampleOrder } from '@/tests/support/sample-order'

const remote = vi.hoisted(() => ({ listGiftCards: vi.fn(), findPlacedOrder: vi.fn() }))
vi.mock('@/lib/commerce-client/account/gift-cards-api', () => ({ listGiftCards: remote.listGiftCards }))
vi.mock('@/lib/commerce-client/orders/find-placed-order', () => ({ findPlacedOrder: remote.findPlacedOrder }))
const { checkGiftCard, checkOrderDue } = await import('@/lib/server/payment/shown-amounts')

const who = { token: 't1', secret: 's1' }
const sent = {
  quoteId: 'q-1',
  gid: 12,
  currency: 'CAD',
  tips: 0,
  totalDue: 1844,
  giftCardCode: 'GC-1',
  giftCardPayment: 2300,
}
const card = { code: 'GC-1', gid: 12, balance: 2300, expiresAt: null, waitsFor: null }
const changed = (before: number, after: number, part = 'total') =>
  failure('amount_changed', { before, beforeCurrency: 'CAD', after, afterCurrency: 'CAD', part })

beforeEach(() => {
  remote.listGiftCards.mockReset()
  remote.findPlacedOrder.mockReset().mockResolvedValue(success({ orderId: null, isUncertain: false }))
})

describe('a checkout with a gift card, whatever its API checks', () => {
  test.each([
    ['covers what was shown', [card], null],
    ['holds more by now', [{ ...card, balance: 9000 }], null],
    ['was spent', [{ ...card, balance: 0 }], changed(1844, 4144, 'gift_card')],
    ['covers a part', [{ ...card, balance: 300 }], changed(1844, 3844, 'gift_card')],
    ['has expired', [{ ...card, expiresAt: '2020-01-01T00:00:00Z' }], changed(1844, 4144, 'gift_card')],
    ['was given away', [], changed(1844, 4144, 'gift_card')],
    ['waits for an address', [{ ...card, waitsFor: 'ada@mail.test' }], changed(1844, 4144, 'gift_card')],
    ['is another store’s', [{ ...card, gid: 99 }], changed(1844, 4144, 'gift_card')],
  ])('is sent only if the card covers what was shown: one that %s', async (_, cards, refused) => {
    remote.listGiftCards.mockResolvedValue(success(cards))
    expect(await checkGiftCard(sent, who)).toEqual(refused)
  })

  test('is sent again when its order exists, whose payment emptied the card', async () => {
    remote.listGiftCards.mockResolvedValue(success([]))
    remote.findPlacedOrder.mockResolvedValue(success({ orderId: 'o-1', isUncertain: false }))
    expect(await checkGiftCard(sent, who)).toBeNull()
    expect(remote.findPlacedOrder).toHaveBeenCalledWith({ ...sent, total: 4144, age: 0, before: '' }, who)
  })

  test('is not sent while the balance cannot be read; without a card nothing is read', async () => {
    remote.listGiftCards.mockResolvedValue(failure('network'))
    expect(await checkGiftCard(sent, who)).toEqual(failure('network'))
    remote.listGiftCards.mockReset()
    expect(await checkGiftCard({ ...sent, giftCardCode: '', giftCardPayment: 0 }, who)).toBeNull()
    expect(remote.listGiftCards).not.toHaveBeenCalled()
  })
})

describe('a payment of an order, which is read again first', () => {
  const order = { ...toPayableOrder(sampleOrder), tips: 480, totalDue: 4704, paymentState: null }
  const shown = { totalDue: 4704, currency: 'CAD', tips: null }

  test.each([
    ['the same amount', order, shown, null],
    ['the same with other tips', order, { ...shown, tips: 0, totalDue: 4224 }, null],
    ['a surcharge more', { ...order, totalDue: 6105 }, shown, changed(4704, 6105)],
    ['less', { ...order, totalDue: 100 }, shown, changed(4704, 100)],
    [
      'another currency',
      { ...order, currency: 'USD' },
      shown,
      failure('amount_changed', {
        before: 4704,
        beforeCurrency: 'CAD',
        after: 4704,
        afterCurrency: 'USD',
        part: 'total',
      }),
    ],
    ['nothing', { ...order, totalDue: 0 }, shown, failure('invalid_request')],
    [
      'a payment that is being confirmed',
      { ...order, paymentState: 'confirming' as const },
      shown,
      failure('payment_confirming'),
    ],
  ])('that owes %s', (_, now, seen, refused) => {
    expect(checkOrderDue(now, seen)).toEqual(refused)
  })
})
