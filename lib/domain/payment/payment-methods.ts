import { PAYMENT_METHOD, type PaymentMethodName } from '@/lib/domain/codes/payment-method'
import type { Store } from '@/lib/domain/stores/stores'

const HIGHEST_AT_CHECKOUT = PAYMENT_METHOD.free

/** Whether a code is valid at checkout; values below 0 or above 11 count as missing. */
export function isMethodAtCheckout(code: number | null): code is number {
  return code !== null && code >= 0 && code <= HIGHEST_AT_CHECKOUT
}

/** In display order. 12 and 13 are for pay-now only; an amount without goods is paid immediately. */
export function methodsAtCheckout(accepts: Store['payments'], selfCheckout = false): PaymentMethodName[] {
  const offered: [PaymentMethodName, boolean][] = [
    ['credit_card', accepts.card],
    ['wechat_pay', accepts.wechat],
    ['alipay', accepts.alipay],
    ['paypal_express', accepts.express],
    ['cash', accepts.cash && !selfCheckout],
    ['pay_later', accepts.payLater && !selfCheckout],
  ]
  return offered.filter(([, accepted]) => accepted).map(([method]) => method)
}
