// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Id } from '@/lib/domain/codes/id'
import { cartEntry } from '@/tests/e2e/support/stored-cart'

let carts: typeof import('@/lib/browser/cart/carts')
let menuCart: typeof import('@/lib/browser/cart/menu-cart')
beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  carts = await import('@/lib/browser/cart/carts')
  menuCart = await import('@/lib/browser/cart/menu-cart')
})

const LINE = { qty: 2, pc: 2000, options: {} }
const STORE = { services: { delivery: true, pickup: true, eatin: false } }

test.each<[Id, Id]>([
  [12, 34],
  ['0012', '034'],
  ['a-Z_9', 'x'.repeat(64)],
  ['9223372036854775807', '9007199254740993'],
])('the cart of store %j is stored and listed with its ids as they are', async (gid, pid) => {
  menuCart.addToCart({ ...STORE, gid }, { ...LINE, pid, options: { [pid]: [pid] } })
  vi.resetModules()
  carts = await import('@/lib/browser/cart/carts')
  const [cart, ...others] = carts.listCarts('menu')
  expect([cart?.gid, cart?.items[0]?.pid, cart?.items[0]?.options]).toEqual([gid, pid, { [pid]: [pid] }])
  expect(others).toEqual([])
})

test('a cart of before is found and counted where the API answers text by now', async () => {
  localStorage.setItem(...cartEntry(12, [{ pid: 34, qty: 1, pc: 2000 }]))
  const { countOf } = await import('@/lib/domain/cart/cart')
  expect(countOf(carts.cartOf('menu', '12').read(), '34')).toBe(1)
  menuCart.addToCart({ ...STORE, gid: '12' }, { ...LINE, pid: '34' })
  expect(carts.listCarts('menu').map(({ gid, items }) => [gid, items.map(({ qty }) => qty)])).toEqual([[12, [3]]])
  expect(carts.cartOf('menu', '0012').read()).toBeNull()
})

test.each([5, '5', 'a-5'])('a draft has the address %j as it was chosen', async (id) => {
  const { readDraft, saveDraft } = await import('@/lib/browser/cart/checkout-drafts')
  const address = { firstName: 'Mei', lastName: '', phone: '6045550123', street: '88 Pacific Blvd', unit: '', buzz: '' }
  const place = { city: 'Vancouver', region: 'BC', country: 'CA', postalCode: 'V6B 1A1', lat: null, lon: null }
  const customer = { email: 'mei@mail.example', phone: '6045550123', isEmailConfirmed: true }
  saveDraft({ kind: 'menu', gid: 12 }, customer, { shippingAddress: { id, isDefault: true, ...address, ...place } })
  expect((await readDraft({ kind: 'menu', gid: '12' }, customer)).shippingAddress?.id).toBe(id)
})
