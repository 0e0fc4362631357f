import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import type { Customer } from '@/lib/domain/account/customer'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { Store } from '@/lib/domain/stores/stores'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { type ApiMocks, mockApi, mockLocation } from '@/tests/support/mock-api'
import { sampleAddress, sampleCustomer, sampleQuote, storeDealCart } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'

export const CASH = { ...sampleStore.payments, creditCard: false, cash: true }

export interface Options {
  fulfilmentMethods?: number[] | null
  store?: Partial<Store>
  customer?: Partial<Customer>
  quote?: Partial<Quote>
  tipsDisabled?: boolean
  start?: Partial<AnswerOf<'GET /api/checkout/start'>>
  routes?: ApiMocks
}

/** The checkout of a deal of store 12, paid in cash at pickup by default. */
export async function openDealCheckout({
  fulfilmentMethods = [2],
  store,
  customer,
  quote,
  tipsDisabled = false,
  start: changed,
  routes,
}: Options = {}) {
  const start = {
    store: { ...sampleStore, payments: CASH, ...store },
    customer: { ...sampleCustomer, ...customer },
    tipsDisabled,
    hasGiftCards: true,
    ...changed,
  }
  const api = mockApi({
    'GET /api/session': { json: { signedIn: true, firstName: 'Mei' } },
    'GET /api/checkout/start': { json: start },
    'POST /api/checkout/quote': { json: { ...sampleQuote, ...quote } },
    'POST /api/checkout/order': { json: { orderId: '9f3c-1a', payUrl: null } },
    'GET /api/addresses': { json: [sampleAddress] },
    ...routes,
  })
  const location = mockLocation()
  if (fulfilmentMethods) storeDealCart(fulfilmentMethods)
  const view = show(<CheckoutScreen kind="deal" gid={12} terms={{}} />)
  await screen.findAllByText(fulfilmentMethods ? 'Order summary' : 'Please check your cart')
  return { ...view, api, location, mainButton: () => screen.getAllByRole('button').find(isMain) as HTMLElement }
}
const isMain = (button: HTMLElement) => /^Please|^Place order$/.test(button.textContent ?? '')
export const bodyOf = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>

export async function chooseFulfilmentMethod(user: UserEvent, name: string): Promise<void> {
  const section = screen.getByRole('region', { name: 'Order type' })
  await user.click(within(section).getByRole('radio', { name }))
}
