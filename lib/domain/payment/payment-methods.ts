import type { Store } from '@/lib/domain/stores/stores'

/** The contract has these codes as well: neither may import the other, and a test holds them equal. */
export const PAYMENT_METHODS = {
  pay_later: 0,
  cash: 1,
  credit_card: 2,
  giftcard: 3,
  points: 4,
  points_and_giftcard: 5,
  wechat_pay: 6,
  paypal_express: 7,
  alipay: 8,
  free: 11,
  union_pay: 12,
  union_pay_express: 13,
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

const HIGHEST_AT_CHECKOUT = 11

/** A value below 0 or above 11 is treated as missing at checkout. */
export function isMethodAtCheckout(code: number | null): code is number {
  return code !== null && code >= 0 && code <= HIGHEST_AT_CHECKOUT
}

/** Methods that leave the site to be paid. */
export function isRedirectMethod(code: number): boolean {
  return [6, 7, 8, 12, 13].includes(code)
}

/**
 * The methods a store accepts, in the order they are offered. 12 and 13 are for pay-now only; an amount without goods
 * is paid on the spot, neither in cash nor later.
 */
export function methodsAtCheckout(accepts: Store['payments'], selfCheckout = false): PaymentMethod[] {
  const offered: [PaymentMethod, boolean][] = [
    ['credit_card', accepts.card],
    ['wechat_pay', accepts.wechat],
    ['alipay', accepts.alipay],
    ['paypal_express', accepts.express],
    ['cash', accepts.cash && !selfCheckout],
    ['pay_later', accepts.payLater && !selfCheckout],
  ]
  return offered.filter(([, accepted]) => accepted).map(([method]) => method)
}

export function methodName(code: number): PaymentMethod | null {
  return (Object.keys(PAYMENT_METHODS) as PaymentMethod[]).find((name) => PAYMENT_METHODS[name] === code) ?? null
}
