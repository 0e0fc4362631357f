// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { checkCart, refreshedCart } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'
import { FRIDAY_NOON, ramen, sampleOrderingStore } from '@/tests/support/sample-menu'

/** As the version that knew numbers alone has stored them. */
const LOCAL = {
  'plaza:cart:menu:12':
    '{"kind":"menu","gid":12,"items":[{"pid":34,"qty":2,"pc":2000,"options":{"1":[11]}}],"fulfilmentMethod":0,"coupon":"SPRING5","fulfilmentMethods":[1,2],"version":2}',
  'plaza:cart:deal:12':
    '{"gid":12,"items":[{"pid":900,"qty":1,"pc":7950,"options":{"1":[11]}}],"fulfilmentMethods":[2],"kind":"deal","fulfilmentMethod":2,"coupon":"","version":2}',
  'plaza:cart:pay:12':
    '{"kind":"pay","gid":12,"items":[{"pid":0,"qty":1,"pc":1500,"options":{},"taxClass":"","selfCheckout":true}],"fulfilmentMethods":[5],"fulfilmentMethod":5,"coupon":"","relatedOrderId":"","comment":"","version":2}',
  'plaza:fulfilment:12': '2',
  'plaza:checkout:menu:12':
    '{"email":"mei@mail.example","isProved":true,"login":0,"draft":{"shippingAddress":{"id":5,"isDefault":true,"firstName":"Mei","lastName":"","phone":"6045550123","street":"88 Pacific Blvd","unit":"","buzz":"","city":"Vancouver","region":"BC","country":"CA","postalCode":"V6B 1A1","lat":null,"lon":null},"comment":"No onions","paymentMethod":"cash"}}',
}
const TAB = { 'plaza:last-order:12': 'o1', 'plaza:last-payment:12': 'payment_open o2' }
const CUSTOMER = { email: 'mei@mail.example', phone: '6045550123', isEmailConfirmed: true }

beforeEach(() => {
  vi.resetModules()
  for (const [key, text] of Object.entries(LOCAL)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(TAB)) sessionStorage.setItem(key, text)
})

test.each([12, '12'])('carts that the version before stored are those of the store %j', async (gid) => {
  const { cartOf, listCarts } = await import('@/lib/browser/cart/carts')
  const pidsOf = (kind: 'menu' | 'deal' | 'pay') =>
    cartOf(kind, gid)
      .read()
      ?.items.map(({ pid }) => pid)
  expect([pidsOf('menu'), pidsOf('deal'), pidsOf('pay')]).toEqual([[34], [900], [0]])
  expect(cartOf('menu', gid).read()).toMatchObject({ coupon: 'SPRING5', items: [{ qty: 2, options: { 1: [11] } }] })
  expect(listCarts('menu')).toHaveLength(1)
})

test.each([12, '12'])('what was entered, chosen and ordered before is found for the store %j', async (gid) => {
  const { readDraft } = await import('@/lib/browser/cart/checkout-drafts')
  const { storedFulfilmentMethod } = await import('@/lib/browser/cart/stored-fulfilment-method')
  const { lastOrderOf } = await import('@/lib/browser/orders/last-order')
  const { lastPaymentOf } = await import('@/lib/browser/orders/last-payment')
  expect(await readDraft({ kind: 'menu', gid }, CUSTOMER)).toMatchObject({
    shippingAddress: { id: 5, street: '88 Pacific Blvd' },
    comment: 'No onions',
    paymentMethod: 'cash',
  })
  expect(storedFulfilmentMethod(gid).read()).toBe(2)
  expect([lastOrderOf(gid), lastPaymentOf(gid)]).toEqual(['o1', { orderId: 'o2', content: 'payment_open' }])
})

test.each<[Id, Id, Id]>([
  [34, 1, 11],
  ['34', '1', '11'],
])('a line of before is taken to the checkout with the ids of the menu: dish %j', async (pid, group, choice) => {
  const { cartOf } = await import('@/lib/browser/cart/carts')
  const choices = [{ id: choice, name: 'Large', price: 300, stock: 9, groups: [] }]
  const optionGroups = [{ id: group, name: 'Size', min: 1, max: 1, choices }]
  const product = { ...ramen, id: pid, optionGroups }
  const cart = cartOf('menu', 12).read()
  if (!cart) throw new Error('no cart')
  const checked = checkCart(cart, { store: sampleOrderingStore, products: [product], sections: [] }, FRIDAY_NOON)
  const [line] = refreshedCart(cart, checked).items
  expect([line?.pid, line?.options, line?.qty]).toStrictEqual([pid, { 1: [choice] }, 2])
})
