import { PAYMENT_METHOD, type PaymentMethod } from '@/lib/domain/codes/payment-method'
import type { Variables } from '@/lib/env-values'

/** The methods of payment that a store takes: the fields of `pflg`, in order. */
export interface AcceptedPayments {
  creditCard: boolean
  cash: boolean
  points: boolean
  payLater: boolean
  wechat: boolean
  alipay: boolean
  paypalExpress: boolean
  stripe: boolean
  unionPay: boolean
  unionPayExpress: boolean
}

const ONLINE = ['creditCard', 'wechat', 'alipay', 'paypalExpress', 'stripe', 'unionPay', 'unionPayExpress'] as const
type OnlinePayment = (typeof ONLINE)[number]

const TAKES = {
  stripe: ['creditCard', 'wechat', 'alipay'],
  paypal: ['paypalExpress'],
  /** moves no real money, and has pages of its own */
  sandbox: ONLINE,
  /** cards of the sandbox, for tests of production mode */
  test: ['creditCard'],
} as const satisfies Record<string, readonly OnlinePayment[]>

export type ProviderName = keyof typeof TAKES
export const PROVIDER_NAMES = Object.keys(TAKES) as ProviderName[]

/** The flag of each method; null where no payment provider is involved. */
const FLAGS: Record<PaymentMethod, OnlinePayment | null> = {
  [PAYMENT_METHOD.pay_later]: null,
  [PAYMENT_METHOD.cash]: null,
  [PAYMENT_METHOD.credit_card]: 'creditCard',
  [PAYMENT_METHOD.giftcard]: null,
  [PAYMENT_METHOD.points]: null,
  [PAYMENT_METHOD.points_and_giftcard]: null,
  [PAYMENT_METHOD.wechat_pay]: 'wechat',
  [PAYMENT_METHOD.paypal_express]: 'paypalExpress',
  [PAYMENT_METHOD.alipay]: 'alipay',
  [PAYMENT_METHOD.free]: null,
  [PAYMENT_METHOD.union_pay]: 'unionPay',
  [PAYMENT_METHOD.union_pay_express]: 'unionPayExpress',
}

/** The payment providers that the environment configures, in order of preference. A demo also has its sandbox. */
export function configuredProviders(mode: 'demo' | 'production', given: Variables): ProviderName[] {
  const real: ProviderName[] = []
  if (given.STRIPE_SECRET_KEY) real.push('stripe')
  if (given.PAYPAL_CLIENT_ID) real.push('paypal')
  if (mode === 'demo') return [...real, 'sandbox']
  return given.NODE_ENV === 'test' && given.PAYMENT_PROVIDERS === 'test' ? [...real, 'test'] : real
}

export function isSandbox(provider: ProviderName): boolean {
  return provider === 'sandbox' || provider === 'test'
}

/** The provider that takes a method. Throws for a method that is not offered. */
export function providerOf(providers: readonly ProviderName[], method: PaymentMethod): ProviderName {
  const flag = FLAGS[method]
  const found = providers.find((name) => flag && (TAKES[name] as readonly OnlinePayment[]).includes(flag))
  if (!found) throw new Error(`nobody takes method ${method}`)
  return found
}

/** The provider that takes cards, or null. */
export function cardProvider(providers: readonly ProviderName[]): ProviderName | null {
  return providers.find((name) => (TAKES[name] as readonly OnlinePayment[]).includes('creditCard')) ?? null
}

/** Whether cards are entered in the provider's own form: then their numbers never reach us. */
export function hasCardForm(providers: readonly ProviderName[]): boolean {
  return providers.includes('stripe')
}

/** Whether a provider's payments are opened by its script on our express page, instead of a page of their own. */
export function needsScript(provider: ProviderName): boolean {
  return provider === 'paypal'
}

/** The online methods that no provider takes. */
export function withoutProvider(providers: readonly ProviderName[]): OnlinePayment[] {
  const taken = providers.flatMap((name): readonly OnlinePayment[] => TAKES[name])
  return ONLINE.filter((payment) => !taken.includes(payment))
}

/** What a store accepts, as far as a provider takes it. */
export function offeredPayments(accepted: AcceptedPayments, providers: readonly ProviderName[]): AcceptedPayments {
  return { ...accepted, ...Object.fromEntries(withoutProvider(providers).map((payment) => [payment, false])) }
}
