// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { payCart } from '@/lib/domain/self-checkout/pay-cart'

type Carts = typeof import('@/lib/browser/cart/carts')
let carts: Carts
let pay: typeof import('@/lib/browser/cart/start-pay-checkout')
let session: typeof import('@/lib/browser/session/session-store')
let dialog: typeof import('@/lib/browser/session/login-dialog')
beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  carts = await import('@/lib/browser/cart/carts')
  pay = await import('@/lib/browser/cart/start-pay-checkout')
  session = await import('@/lib/browser/session/session-store')
  dialog = await import('@/lib/browser/session/login-dialog')
})
afterEach(() => vi.unstubAllGlobals())

const AMOUNT = { gid: 12, amount: 320, taxClass: 'food', relatedOrderId: '77ab', comment: 'Table 4' }
const CHECKOUT = '/checkout?query=12&shipping=freeShipping&relatedOid=77ab&taxClass=food'

describe('the cart of an amount without goods', () => {
  test('has one entry with pid, qty 1, pc and selfCheckout true [CART-3] [ENT-47]', () => {
    expect(payCart({ gid: 12, amount: 1250 }).items).toEqual([
      { pid: 0, qty: 1, pc: 1250, options: {}, taxClass: '', selfCheckout: true },
    ])
  })

  test('stores lines, shipping method, coupon, related order id and what is available, and reads it back [ENT-48]', async () => {
    carts.saveCart(payCart(AMOUNT))
    vi.resetModules()
    const fresh = await import('@/lib/browser/cart/carts')
    expect(fresh.cartOf('pay', 12).read()).toEqual({
      kind: 'pay',
      gid: 12,
      items: [{ pid: 0, qty: 1, pc: 320, options: {}, taxClass: 'food', selfCheckout: true }],
      fulfilmentMethod: 5,
      coupon: '',
      relatedOrderId: '77ab',
      fulfilmentMethods: [5],
      comment: 'Table 4',
    })
  })

  test('waits while a visitor logs in, and continues at once for a customer [SELF-5] [SELF-15]', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    session.seedSession(false)
    await pay.startPayCheckout(AMOUNT, CHECKOUT)
    const { renderHook } = await import('@testing-library/react')
    expect(renderHook(() => dialog.useSessionDialog()).result.current).toMatchObject({ redirectTo: CHECKOUT })
    expect(assign).not.toHaveBeenCalled()
    session.setCustomer('Mei')
    expect(carts.cartOf('pay', 12).read()?.items).toHaveLength(1)
    await pay.startPayCheckout(AMOUNT, CHECKOUT)
    expect(assign.mock.calls).toEqual([[CHECKOUT]])
  })

  test('is discarded when its storage was tampered with', () => {
    const stored = { ...payCart(AMOUNT), version: 2 }
    for (const items of [[{ ...stored.items[0], selfCheckout: 'yes' }], [{ ...stored.items[0], pc: '320' }], 'none']) {
      localStorage.setItem('plaza:cart:pay:12', JSON.stringify({ ...stored, items }))
      expect(carts.cartOf('pay', 12).read()).toBeNull()
    }
  })
})

describe('the actions on a cart', () => {
  const line = { pid: 900, qty: 1, pc: 3100, options: {} }
  const cart = {
    kind: 'menu' as const,
    gid: 12,
    items: [line],
    fulfilmentMethods: [1, 2],
    fulfilmentMethod: 0,
    coupon: '',
  }

  test('are init and uninit by gid, set items, and set shipping method, in the browser only [CALL-58] [CALL-62]', () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    expect(carts.cartOf('menu', 12).read()).toBeNull()
    carts.saveCart(cart)
    carts.saveChoices(cart, { fulfilmentMethod: 2 })
    expect(carts.cartOf('menu', 12).read()).toMatchObject({ gid: 12, items: [line], fulfilmentMethod: 2 })
    carts.saveChoices(cart, { coupon: 'SPRING' })
    expect(carts.cartOf('menu', 12).read()).toMatchObject({ fulfilmentMethod: 2, coupon: 'SPRING' })
    carts.saveCart({ ...cart, items: [] })
    expect(carts.cartOf('menu', 12).read()).toBeNull()
    carts.saveChoices(cart, { fulfilmentMethod: 1 })
    expect(carts.cartOf('menu', 12).read()).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })
})
