import { nameFinder } from './name-finder'

interface Facts {
  /** on the wire and in the database */
  code: number
  /** `card`, `redirect`: a payment provider takes the money; `covered`: points or a gift card leave nothing to pay */
  flow: 'card' | 'redirect' | 'at_store' | 'covered'
  /** what a store accepts it by; null: nothing to accept */
  flag: string | null
  /** places in the lists of the checkout and of an order to pay, lowest first; null: not offered there */
  atCheckout: number | null
  atPayNow: number | null
  /** whether it may pay what a gift card leaves, or for gift cards that are bought */
  withGiftCard: boolean
}

const COVERED = { flow: 'covered', atCheckout: null, atPayNow: null, withGiftCard: true } as const

/** Payment methods, in the order in which a store lists them. */
export const PAYMENT_METHODS = {
  credit_card: { code: 2, flow: 'card', flag: 'creditCard', atCheckout: 1, atPayNow: 1, withGiftCard: true },
  cash: { code: 1, flow: 'at_store', flag: 'cash', atCheckout: 11, atPayNow: null, withGiftCard: true },
  points: { code: 4, flag: 'points', ...COVERED },
  pay_later: { code: 0, flow: 'at_store', flag: 'payLater', atCheckout: 12, atPayNow: null, withGiftCard: true },
  wechat_pay: { code: 6, flow: 'redirect', flag: 'wechat', atCheckout: 2, atPayNow: 2, withGiftCard: false },
  alipay: { code: 8, flow: 'redirect', flag: 'alipay', atCheckout: 3, atPayNow: 4, withGiftCard: false },
  paypal_express: { code: 7, flow: 'redirect', flag: 'paypalExpress', atCheckout: 4, atPayNow: 3, withGiftCard: true },
  union_pay: { code: 12, flow: 'redirect', flag: 'unionPay', atCheckout: null, atPayNow: 5, withGiftCard: true },
  union_pay_express: {
    code: 13,
    flow: 'redirect',
    flag: 'unionPayExpress',
    atCheckout: null,
    atPayNow: 6,
    withGiftCard: true,
  },
  giftcard: { code: 3, flag: null, ...COVERED },
  points_and_giftcard: { code: 5, flag: null, ...COVERED },
  free: { code: 11, flag: null, ...COVERED },
} as const satisfies Record<string, Facts>

type Methods = typeof PAYMENT_METHODS
export type PaymentMethodName = keyof Methods
export type PaymentMethod = Methods[PaymentMethodName]['code']
/** The names of the methods that have these facts. */
export type MethodsWith<Some extends Partial<Facts>> = {
  [Name in PaymentMethodName]: Methods[Name] extends Some ? Name : never
}[PaymentMethodName]
export type OnlineMethodName = MethodsWith<{ flow: 'card' | 'redirect' }>
/** What a store says of the methods that it accepts. */
export type PaymentFlag = NonNullable<Methods[PaymentMethodName]['flag']>

export const METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethodName[]
export const PAYMENT_FLAGS: readonly PaymentFlag[] = METHOD_NAMES.flatMap((name) => PAYMENT_METHODS[name].flag ?? [])

export function byPaymentFlag<T>(toValue: (flag: PaymentFlag) => T): Record<PaymentFlag, T> {
  return Object.fromEntries(PAYMENT_FLAGS.map((flag) => [flag, toValue(flag)])) as Record<PaymentFlag, T>
}

/** The numbers by name, in their order. */
export const PAYMENT_METHOD = Object.fromEntries(
  METHOD_NAMES.map((name) => [name, PAYMENT_METHODS[name].code] as const).sort(([, one], [, other]) => one - other),
) as { [Name in PaymentMethodName]: Methods[Name]['code'] }

/** Null for an unknown number. */
export const paymentMethodName = nameFinder(PAYMENT_METHOD)

/** Null for an unknown number. */
export function paymentFacts(method: number | null): Methods[PaymentMethodName] | null {
  const name = paymentMethodName(method)
  return name && PAYMENT_METHODS[name]
}

export function isPaymentMethod(method: number): method is PaymentMethod {
  return paymentMethodName(method) !== null
}

/** Whether the shopper pays on a provider's page while the order is held. */
export function isRedirectMethod(method: number | null): boolean {
  return paymentFacts(method)?.flow === 'redirect'
}

export function isOnlineName(name: PaymentMethodName): name is OnlineMethodName {
  const { flow } = PAYMENT_METHODS[name]
  return flow === 'card' || flow === 'redirect'
}

/** Whether a payment provider takes the money. */
export function isOnlineMethod(method: number): boolean {
  const name = paymentMethodName(method)
  return name !== null && isOnlineName(name)
}

export function goesWithGiftCards(method: number): boolean {
  return paymentFacts(method)?.withGiftCard ?? true
}
