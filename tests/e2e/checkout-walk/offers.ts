import type { Page } from '@playwright/test'
import type { CheckoutStart } from '@/lib/browser/orders/checkout'
import type { OrderRequest } from '@/lib/domain/checkout/checkout'
import type { Quote } from '@/lib/domain/checkout/quote'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'

const { delivery, pickup, eatin } = SHIPPING_METHOD

/** Follows what the answers that a page receives offer; returns which choices of a request are not among it. */
export function followOffers(page: Page): (request: OrderRequest<unknown>) => string[] {
  let start: CheckoutStart | null = null
  let quote: Quote | null = null
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/checkout/') || response.status() !== 200) return
    const answer = await response.json().catch(() => null)
    if (pathname.endsWith('/start')) start = answer
    if (pathname.endsWith('/quote')) quote = answer
  })

  return (request) => {
    if (!start || !quote) return ['a request without a price']
    const { payments, services } = start.store
    const { asap, pointsBalance, allowedPeriods, currency, id } = quote
    const isPaidInFull = request.totalDue === 0
    const methods = [
      ...(payments.card ? [PAYMENT_METHOD.credit_card] : []),
      ...(payments.cash ? [PAYMENT_METHOD.cash] : []),
      ...(payments.payLater ? [PAYMENT_METHOD.pay_later] : []),
      ...(payments.express ? [PAYMENT_METHOD.paypal_express] : []),
      // a wallet pays the whole
      ...(payments.wechat && !request.giftCardCode ? [PAYMENT_METHOD.wechat_pay] : []),
      ...(payments.alipay && !request.giftCardCode ? [PAYMENT_METHOD.alipay] : []),
    ]
    const isWay: Record<number, boolean> = {
      [delivery]: services.delivery,
      [pickup]: services.pickup,
      [eatin]: services.eatin,
    }
    const slots = Object.values(allowedPeriods).flat()
    const isTimeOffered = request.slot ? slots.some(({ start: time }) => time === request.slot?.start) : asap !== false
    const wrong: [what: string, isWrong: boolean][] = [
      ['the price', request.quoteId !== id || request.currency !== currency],
      ['the method', !isPaidInFull && !methods.includes(request.paymentMethod as (typeof methods)[number])],
      ['the order type', isWay[request.shippingMethod] === false],
      ['the time', !isTimeOffered],
      ['the points', request.pointsUsed > pointsBalance],
    ]
    return wrong.filter(([, isWrong]) => isWrong).map(([what]) => what)
  }
}
