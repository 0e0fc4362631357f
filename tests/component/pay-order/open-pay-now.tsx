import { screen } from '@testing-library/react'
import { PayNowScreen } from '@/components/pay-order/pay-now-screen'
import { dismissForcedLogout, setCustomer } from '@/lib/browser/session/session-store'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { type PayNowStart, toPayableOrder } from '@/lib/domain/payment/pay-now'
import type { PathsInput } from '@/lib/paths'
import { type ApiMocks, mockApi, mockLocation } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

/** C$33.21 due, tips of C$4.80 in it, of a store that takes all there is. */
const START: PayNowStart = {
  order: toPayableOrder({ ...sampleOrder, giftCardPayment: 0, pointsPayment: 0, totalPaid: 1200 }),
  isOwner: true,
  payments: byPaymentFlag(() => true),
  requireBillingAddress: false,
  takesTips: true,
  tipCutOff: 2000,
}

export interface Options {
  start?: Partial<PayNowStart>
  order?: Partial<PayNowStart['order']>
  visitor?: boolean
  isBack?: boolean
  language?: Language
  paths?: PathsInput
  routes?: ApiMocks
}

/** The screen of order 9f3c-1a as its owner sees it, or a visitor. */
export async function openPayNow({
  start,
  order,
  visitor = false,
  isBack = false,
  language,
  paths,
  routes,
}: Options = {}) {
  if (visitor) dismissForcedLogout()
  else setCustomer('Mei')
  const isOwner = !visitor
  const api = mockApi({
    'GET /api/session': { json: { signedIn: isOwner, firstName: 'Mei' } },
    'GET /api/paynow': { json: { ...START, isOwner, ...start, order: { ...START.order, ...order } } },
    'POST /api/paynow': { json: { orderId: '9f3c-1a', payUrl: null } },
    'GET /api/addresses': { json: [sampleAddress] },
    ...routes,
  })
  const location = mockLocation()
  const view = show(<PayNowScreen orderId="9f3c-1a" gid={12} isBack={isBack} />, language, paths)
  await screen.findByText(/9f3c-1a|Order not found|Unable to load data/)
  return { ...view, api, location }
}

/** The button that pays or shows what is missing. */
export const payButton = () => screen.getByRole('button', { name: /^please input|^pay now$/i })
