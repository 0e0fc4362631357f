// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type DealCartModule = typeof import('@/lib/browser/cart/start-deal-checkout')
let carts: DealCartModule
let store: typeof import('@/lib/browser/session/session-store')
let dialog: typeof import('@/lib/browser/session/login-dialog')
beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  carts = await import('@/lib/browser/cart/start-deal-checkout')
  store = await import('@/lib/browser/session/session-store')
  dialog = await import('@/lib/browser/session/login-dialog')
})
afterEach(() => vi.unstubAllGlobals())

const cart = (gid: number) => ({
  gid,
  fulfilmentMethods: [2],
  items: [{ pid: 900, qty: 2, pc: 3100, options: { 1: [11] } }],
})

describe('buying a deal', () => {
  test('saves the cart per store, with pid, qty, options and price [CART-1] [CART-2] [ENT-47]', async () => {
    vi.stubGlobal('location', { assign: vi.fn() })
    store.setCustomer('Mei')
    await carts.startDealCheckout(cart(12), 'Spa day')
    await carts.startDealCheckout({ ...cart(13), fulfilmentMethods: [1] }, 'Spa day')
    const stored = Object.keys(localStorage).map((key) => JSON.parse(localStorage.getItem(key) ?? 'null'))
    expect(stored.sort((one, other) => one.gid - other.gid)).toMatchObject([
      { gid: 12, fulfilmentMethods: [2], items: [{ pid: 900, qty: 2, pc: 3100, options: { 1: [11] } }] },
      { gid: 13, fulfilmentMethods: [1], items: [{ pid: 900 }] },
    ])
  })

  test('a customer goes to checkout with the group id [DEAL-26]', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    store.setCustomer('Mei')
    await carts.startDealCheckout(cart(12), 'Spa day')
    expect(assign.mock.calls).toEqual([['/deals/checkout?query=12']])
  })

  test('in the language that the URL of the deal names, whatever another tab has chosen', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign, search: '?lan=zh-Hant&utm_source=mail' })
    store.setCustomer('Mei')
    await carts.startDealCheckout(cart(12), 'Spa day')
    expect(assign.mock.calls).toEqual([['/deals/checkout?query=12&lan=zh-Hant']])
  })

  test('a visitor gets the login dialog with that path [DEAL-27]', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    store.seedSession(false)
    await carts.startDealCheckout(cart(12), 'Spa day')
    const { renderHook } = await import('@testing-library/react')
    const { result } = renderHook(() => dialog.useSessionDialog())
    expect(result.current).toMatchObject({ kind: 'login', redirectTo: '/deals/checkout?query=12' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('clicked before the session is known, it waits: a customer is never asked to log in [DEAL-26]', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const pressed = carts.startDealCheckout(cart(12), 'Spa day')
    const { renderHook } = await import('@testing-library/react')
    const shown = renderHook(() => dialog.useSessionDialog()).result
    answer(Response.json({ signedIn: true, firstName: 'Mei' }))
    await pressed
    expect(assign.mock.calls).toEqual([['/deals/checkout?query=12']])
    expect(shown.current).toBeNull()
  })
})
