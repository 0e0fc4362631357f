import { describe, expect, test } from 'vitest'
import { hasOrderCode, orderCode } from '@/lib/domain/orders/order-code'
import type { Order } from '@/lib/domain/orders/orders'
import { qrPath } from '@/lib/domain/qr-path'
import { readQr } from '@/tests/support/read-qr'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'

describe('what a code contains', () => {
  test.each([
    ['gtehtxhougbxmqg4', 'GTEHTXHOUGBXMQG4'],
    ['9f3c-1a', '9F3C-1A'],
    ['10023', '10023'],
    ['aBc-12', 'aBc-12'],
  ])('of the order %s is %s: an id with capitals stays as it is', (id, text) => {
    expect(orderCode(id)).toBe(text)
  })

  test('is read again by a decoder, and takes the smallest code there is', async () => {
    const text = orderCode('gtehtxhougbxmqg4')
    const { path, size } = qrPath(text) ?? { path: '', size: 0 }
    // 21 modules and the quiet zone
    expect(size).toBe(29)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290" viewBox="0 0 29 29"><path d="${path}"/></svg>`
    expect(await readQr(svg)).toBe(text)
  })
})

describe('a code is shown', () => {
  const [item] = sampleOrder.items
  const giftCard = { ...sampleOrder, items: item ? [{ ...item, isGiftCard: true }] : [] }
  const amount = { ...sampleOrder, items: item ? [{ ...item, pid: 0 }] : [] }
  const voucher = { fulfilmentMethod: 5, shippingAddress: null }
  test.each<[string, Partial<Order>, boolean]>([
    ['for a pickup', { fulfilmentMethod: 2 }, true],
    ['for what is eaten in', { fulfilmentMethod: 3 }, true],
    ['for a voucher', voucher, true],
    ['while it is being prepared', { status: 2, deliveryStatus: 115 }, true],
    ['of an API that omits the items', { items: [] }, true],
    ['where an earlier payment was returned', { paymentState: 'returned' }, true],
    ['not for a delivery', { fulfilmentMethod: 1 }, false],
    ['not for what is sent at a flat rate', { fulfilmentMethod: 4 }, false],
    ['not for what is sent free', { ...voucher, shippingAddress: sampleAddress }, false],
    ['not where the method is not known', { fulfilmentMethod: null }, false],
    ['not for a gift card alone', giftCard, false],
    ['not for an amount', amount, false],
    ['not before an online payment', { paymentState: 'waiting' }, false],
    ['not while a payment is being confirmed', { paymentState: 'confirming' }, false],
    ['not once it is completed', { status: 4 }, false],
    ['not once it is cancelled', { status: 5 }, false],
    ['not where the status is not known', { status: null }, false],
  ])('%s', (_, changes, isShown) => {
    expect(hasOrderCode({ ...sampleOrder, ...changes })).toBe(isShown)
  })
})
