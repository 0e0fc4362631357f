import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { saveCart } from '@/lib/browser/cart/carts'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { Language } from '@/lib/domain/languages/languages'
import type { Address } from '@/lib/domain/places/addresses'
import type { Store } from '@/lib/domain/stores/stores'
import { type ApiMocks, mockApi, mockLocation } from '@/tests/support/mock-api'
import { sampleAddress, sampleCustomer, sampleQuote } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'

const TERMS = { terms: 'https://help.example/terms' }
const SERVES_ALL = { delivery: true, pickup: true, eatin: true }
export const CARD_AND_POINTS = { ...sampleStore.payments, creditCard: true, points: true }
export const CASH_ONLY = { ...sampleStore.payments, creditCard: false, cash: true }
export const GIFT_CARD = {
  code: 'GIFT-0001-7788',
  gid: 12,
  storeName: 'Lotus',
  storeLogo: '',
  colour: null,
  balance: 5000,
  bookValue: 5000,
  currency: 'CAD',
  expiresAt: null,
  purchasedAt: null,
  waitsFor: null,
}
export const PERIODS = {
  '2026-11-21': [
    { start: '2026-11-21T11:00:00-08:00', end: '2026-11-21T11:15:00-08:00' },
    { start: '2026-11-21T11:15:00-08:00', end: '2026-11-21T11:30:00-08:00' },
  ],
  '2026-11-22': [{ start: '2026-11-22T12:00:00-08:00', end: '2026-11-22T12:15:00-08:00' }],
}

/** The checkout of a menu cart of store 12, by pickup by default. */
export async function openMenuCheckout(
  store: Partial<Store> = {},
  quote: Partial<Quote> = {},
  fulfilmentMethods = [1, 2, 3],
  method = 2,
  language: Language = 'en',
  routes: ApiMocks = {},
  shown = 'Spa day',
  defaultAddress: Address | null = sampleAddress,
) {
  const ready = {
    ...sampleStore,
    services: SERVES_ALL,
    minDeliveryAmount: 0,
    isOpen: true,
    timeZone: 'America/Vancouver',
    pointsPerUnit: 100,
    tipsEnabled: false,
    requireTableNumber: false,
    requireBillingAddress: false,
    ...store,
  }
  const api = mockApi({
    'GET /api/checkout/start': {
      json: { store: ready, customer: { ...sampleCustomer, defaultAddress }, tipsDisabled: false, hasGiftCards: true },
    },
    'POST /api/checkout/quote': { json: { ...sampleQuote, ...quote } },
    'POST /api/checkout/order': { json: { orderId: 'o-1', payUrl: null } },
    'GET /api/addresses': { json: [sampleAddress] },
    'GET /api/gift-cards': { json: [GIFT_CARD, { ...GIFT_CARD, code: 'OTHER-STORE-0001', gid: 99 }] },
    ...routes,
  })
  const location = mockLocation()
  const items = [{ pid: 900, qty: 1, pc: 3100, options: {} }]
  saveCart({ kind: 'menu', gid: 12, items, fulfilmentMethods: fulfilmentMethods, fulfilmentMethod: method, coupon: '' })
  const view = show(<CheckoutScreen kind="menu" gid={12} terms={TERMS} />, language)
  await screen.findByText(shown)
  const order = () => api.callsOf('POST /api/checkout/order')[0]?.body as Record<string, unknown>
  return { ...view, api, order, location }
}

export const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }))
export const section = (name: string) => within(screen.getByRole('region', { name }))
