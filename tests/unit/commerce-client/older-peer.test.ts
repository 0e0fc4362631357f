import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CheckoutInput } from '@/lib/commerce-client/orders/checkout-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import type { Card } from '@/lib/domain/payment/card.schema'
import type { Result } from '@/lib/domain/result'
import { openOlderPeer } from '@/tests/support/older-peer/open-older-peer'
import { ADDRESS } from '@/tests/support/wire-address'

// an API in an older style, whose author has read no more than docs/contract
const peer = await openOlderPeer()
vi.stubEnv('COMMERCE_API_URL', peer.url)
vi.stubEnv('LOG_LEVEL', 'silent')
afterAll(() => peer.close())
const session = await import('@/lib/commerce-client/account/session-api')
const profiles = await import('@/lib/commerce-client/account/profile-api')
const addressBook = await import('@/lib/commerce-client/account/address-book-api')
const { changeBookmark, listBookmarks } = await import('@/lib/commerce-client/account/bookmarks-api')
const { listGiftCards } = await import('@/lib/commerce-client/account/gift-cards-api')
const { getPoints } = await import('@/lib/commerce-client/account/points-api')
const { checkOut } = await import('@/lib/commerce-client/orders/checkout-api')
const { quoteCart } = await import('@/lib/commerce-client/orders/quotes-api')
const orders = {
  ...(await import('@/lib/commerce-client/orders/orders-api')),
  ...(await import('@/lib/commerce-client/orders/order-actions-api')),
  ...(await import('@/lib/commerce-client/orders/find-placed-order')),
}
const { getPayableOrder, payOrder } = await import('@/lib/commerce-client/orders/pay-order-api')

const CARD: Card = {
  ...{ number: '4242424242424242', owner: 'Ines Roy', type: 1, month: 12, year: 2040, cvv: '123' },
  ...{ country: 'CA', postalCode: 'V6B 1A1' },
}
const NOODLES = { gid: 7, currency: 'CAD', lines: [{ pid: 71, qty: 2, pc: 2225, options: { 1: [12], 2: [21, 22] } }] }
const OFFER = { gid: 8, currency: 'USD', lines: [{ pid: 9526, qty: 1, pc: 2550, options: {} }] }
const [CASH, BY_CARD, ALIPAY] = [1, 2, 8]

let credentials: Credentials
beforeAll(async () => {
  credentials = await logIn()
})
const logIn = async () => expectOk(await session.logIn({ mode: 'account', ...peer.customer }, null))
const ownOrders = () => peer.orders.of(peer.customer.email)

function expectOk<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.code)
  return result.value
}

function quote(cart: typeof NOODLES | typeof OFFER, fulfilmentMethod = 2) {
  const rest = { fulfilmentMethod, fulfilmentOption: '', coupon: '', address: null, language: 'en' } as const
  return quoteCart({ ...cart, ...rest }, credentials)
}

/** A checkout for pickup, of a new quote. */
async function noodlesPaidBy(paymentMethod: number): Promise<CheckoutInput> {
  const { id, grandTotal } = expectOk(await quote(NOODLES))
  return {
    ...{ giftCardCode: '', pointsUsed: 0, pointsPayment: 0, giftCardPayment: 0, tips: 150, totalDue: grandTotal + 150 },
    ...{ quoteId: id, gid: 7, companyId: 1, currency: 'CAD', isSharedDomain: true, comment: 'Chopsticks' },
    ...{ paymentMethod, card: paymentMethod === BY_CARD ? CARD : null, billingAddress: null },
    ...{ fulfilmentMethod: 2, fulfilmentOption: '', shippingAddress: null, slot: null, ...NO_ORDER_FIELDS },
    ...{ firstName: 'Ines', lastName: '', phone: '6045550142' },
    returnUrl: 'https://plaza.example/account/orders/detail/{ord_id}?from=returned',
  }
}

test('an older API has sessions that begin and end', async () => {
  const wrong = await session.logIn({ mode: 'account', ...peer.customer, password: 'a guess' }, null)
  expect(wrong).toEqual({ ok: false, code: 'incorrect_username_password' })
  const own = await logIn()
  expect(await session.pingSession(own)).toBe('live')
  await session.logOut(own)
  expect(await session.pingSession(own)).toBe('ended')
  expect(await session.pingSession(credentials)).toBe('live')
})

test('it saves addresses, of which one is the default, and bookmarks', async () => {
  const [saved] = expectOk(await addressBook.saveAddress({ ...ADDRESS, id: null }, credentials)) ?? []
  expect(saved).toEqual({ ...ADDRESS, id: '300' })
  expect(expectOk(await profiles.getCustomer(credentials))).toMatchObject({ firstName: '', defaultAddress: saved })
  const refs = [{ kind: 'stores', id: 8 } as const, { kind: 'products', id: 72 } as const]
  for (const ref of refs) expectOk(await changeBookmark(ref, 'add', credentials))
  expect(expectOk(await listBookmarks({ own: null, language: 'en' }, credentials))).toMatchObject({
    stores: [{ id: '8', name: 'Pine Street Spa' }],
    products: [{ id: '72', price: { amount: 600, currency: 'CAD' } }],
    deals: [],
  })
})

test('it prices carts, whose names and choices are those of its lists', async () => {
  expect(await quote(NOODLES, 0)).toEqual({ ok: false, code: 'invalid_shipping_method' })
  // 2 × (16.50 + 0.50 + 2.00 + 3.25), and 5 % of tax
  expect(expectOk(await quote(NOODLES))).toMatchObject({
    ...{ currency: 'CAD', totalBeforeTax: 4450, tax: 223, grandTotal: 4673, asap: null },
    lines: [{ name: 'Dan dan noodles', options: ['Numbing', 'Egg', 'Greens'], quantity: 2 }],
  })
  expect(expectOk(await quote(OFFER))).toMatchObject({
    ...{ currency: 'USD', grandTotal: 2754 },
    lines: [{ name: 'Offer 27' }],
  })
})

test('it makes one order of a checkout that is sent twice at once, which is found by its amount', async () => {
  const checkout = await noodlesPaidBy(BY_CARD)
  peer.setCheckoutTime(50)
  const both = await Promise.all([checkOut(checkout, credentials), checkOut(checkout, credentials)])
  peer.setCheckoutTime(0)
  const [id, ...others] = ownOrders().map((order) => order.id)
  expect(others).toEqual([])
  expect(both).toEqual(Array(2).fill({ ok: true, value: { orderId: id, payUrl: null } }))
  const lost = { quoteId: checkout.quoteId, gid: 7, currency: 'CAD', total: 4823, age: 1, before: '' }
  expect(expectOk(await orders.findPlacedOrder(lost, credentials))).toEqual({ orderId: id, isUncertain: false })
  expect(expectOk(await orders.getOrder(id ?? '', 'en', credentials))).toMatchObject({
    ...{ status: 2, orderTotal: 4823, tips: 150, totalPaid: 4823, totalDue: 0, readyAt: null, asap: true },
    ...{ shippingFee: 0, deliveryFee: 0, otherDiscount: 0, allowPayNow: false, shippingAddress: null },
    items: [{ name: 'Dan dan noodles', quantity: 2, options: [{ name: 'Heat' }, { name: 'Extras' }] }],
    comments: [{ comment: 'Chopsticks', isAdmin: false }],
  })
})

test('it takes cash, and sends whoever pays online to a page of its own', async () => {
  expect(expectOk(await checkOut(await noodlesPaidBy(CASH), credentials)).payUrl).toBeNull()
  const { orderId, payUrl } = expectOk(await checkOut(await noodlesPaidBy(ALIPAY), credentials))
  expect(payUrl).toBe(`${peer.url}/gateway/pay.php?order=${orderId}`)
  const { items } = expectOk(await orders.listOrders({ page: 1, own: null, language: 'en' }, credentials))
  expect(items.map(({ status, paymentState }) => [status, paymentState])).toEqual([
    [7, 'waiting'],
    [1, null],
    [2, null],
  ])
})

test('whoever has the link of an order sees what is due, and pays it once', async () => {
  const { id } = peer.orders.addUnpaid()
  const { order, isOwner } = expectOk(await getPayableOrder(id, 'en', null))
  expect([isOwner, order.totalDue, order.storeName]).toEqual([false, 630, 'Harbour Noodles'])
  const method = { choice: 'credit_card', card: CARD, billingAddressId: null, requireBillingAddress: false } as const
  const request = { orderId: id, tips: null, currency: 'CAD', totalDue: 630, returnUrl: 'https://plaza.example' }
  expect(await payOrder({ ...request, ...method }, null)).toEqual({ ok: true, value: { orderId: id, payUrl: null } })
  expect(await payOrder({ ...request, ...method }, null)).toEqual({ ok: false, code: 'invalid_request' })
  expect(expectOk(await getPayableOrder(id, 'en', null)).order.totalDue).toBe(0)
})

test('an order is commented on, then cancelled', async () => {
  const { id } = peer.orders.addUnpaid()
  const commented = expectOk(await orders.commentOnOrder(id, 'No peanuts', 'en', credentials))
  expect(commented?.comments).toMatchObject([{ comment: 'No peanuts' }])
  expect(expectOk(await orders.cancelOrder(id, 'en', credentials))?.status).toBe(5)
})

test('asking often for points and gift cards, for which it has a page of HTML, stops no other call', async () => {
  const NOT_FOUND = { ok: false, code: 'not_found' }
  for (let visit = 0; visit < 6; visit++) {
    expect(await getPoints(credentials)).toEqual(NOT_FOUND)
    expect(await listGiftCards(null, credentials)).toEqual(NOT_FOUND)
  }
  expect(expectOk(await profiles.getCustomer(credentials)).email).toBe(peer.customer.email)
})
