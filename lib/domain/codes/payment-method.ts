import { nameFinder } from './name-finder'

/** Payment methods, as on the wire and in the database. */
export const PAYMENT_METHOD = {
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

export type PaymentMethodName = keyof typeof PAYMENT_METHOD
export type PaymentMethod = (typeof PAYMENT_METHOD)[PaymentMethodName]

/** Null for an unknown number. */
export const paymentMethodName = nameFinder(PAYMENT_METHOD)

export function isPaymentMethod(method: number): method is PaymentMethod {
  return paymentMethodName(method) !== null
}

const REDIRECT_METHODS: readonly number[] = [
  PAYMENT_METHOD.wechat_pay,
  PAYMENT_METHOD.paypal_express,
  PAYMENT_METHOD.alipay,
  PAYMENT_METHOD.union_pay,
  PAYMENT_METHOD.union_pay_express,
]

/** Whether the shopper pays on a provider's page while the order is held. */
export function isRedirectMethod(method: number | null): boolean {
  return method !== null && REDIRECT_METHODS.includes(method)
}

const NOT_WITH_GIFT_CARDS: readonly number[] = [PAYMENT_METHOD.wechat_pay, PAYMENT_METHOD.alipay]

/** Whether it may pay what a gift card leaves, or for gift cards that are bought. */
export function goesWithGiftCards(method: number): boolean {
  return !NOT_WITH_GIFT_CARDS.includes(method)
}
