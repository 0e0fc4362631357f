import type { Page } from 'playwright/test'
import type { OrderRequest } from '@/lib/domain/checkout/checkout'
import type { Quote } from '@/lib/domain/checkout/quote'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

/** What the walk's store takes. */
const TAKEN: readonly number[] = [
  PAYMENT_METHOD.credit_card,
  PAYMENT_METHOD.cash,
  PAYMENT_METHOD.pay_later,
  PAYMENT_METHOD.paypal_express,
  PAYMENT_METHOD.wechat_pay,
  PAYMENT_METHOD.alipay,
]
const WALLETS: readonly number[] = [PAYMENT_METHOD.wechat_pay, PAYMENT_METHOD.alipay]

/** Follows the quotes that a page receives; returns which choices of a request the store and its quote do not offer. */
export function followOffers(page: Page): (request: OrderRequest<unknown>) => string[] {
  let quote: Quote | null = null
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/checkout/quote') && response.status() === 200)
      quote = await response.json().catch(() => quote)
  })

  return (request) => {
    if (!quote) return ['a request without a price']
    const { asap, pointsBalance, allowedPeriods, currency, id } = quote
    const { paymentMethod: method, slot } = request
    const isMethodOffered = TAKEN.includes(method) && !(WALLETS.includes(method) && request.giftCardCode)
    const isTimeOffered = slot
      ? Object.values(allowedPeriods)
          .flat()
          .some(({ start }) => start === slot.start)
      : asap !== false
    const wrong: [what: string, isWrong: boolean][] = [
      ['the price', request.quoteId !== id || request.currency !== currency],
      ['the method', request.totalDue > 0 && !isMethodOffered],
      ['the time', !isTimeOffered],
      ['the points', request.pointsUsed > pointsBalance],
    ]
    return wrong.filter(([, isWrong]) => isWrong).map(([what]) => what)
  }
}
