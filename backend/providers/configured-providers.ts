import {
  isOnlineName,
  METHOD_NAMES,
  type OnlineMethodName,
  PAYMENT_METHODS,
  type PaymentFlag,
  type PaymentMethod,
  type PaymentMethodName,
  paymentMethodName,
} from '@/lib/domain/codes/payment-method'
import type { Variables } from '@/lib/env-values'

/** What a store accepts; `stripe` has a place in `pflg`, and no method. */
export type AcceptedPayments = Record<PaymentFlag | 'stripe', boolean>

const ONLINE = METHOD_NAMES.filter(isOnlineName)

const TAKES = {
  stripe: ['credit_card', 'wechat_pay', 'alipay'],
  paypal: ['paypal_express'],
  /** moves no real money, and has pages of its own */
  sandbox: ONLINE,
  /** cards of the sandbox, for tests of production mode */
  test: ['credit_card'],
} as const satisfies Record<string, readonly OnlineMethodName[]>

export type ProviderName = keyof typeof TAKES
export const PROVIDER_NAMES = Object.keys(TAKES) as ProviderName[]

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

function findProvider(providers: readonly ProviderName[], method: PaymentMethodName | null): ProviderName | null {
  return providers.find((name) => TAKES[name].some((taken) => taken === method)) ?? null
}

/** The provider that takes a method. Throws for a method that is not offered. */
export function providerOf(providers: readonly ProviderName[], method: PaymentMethod): ProviderName {
  const found = findProvider(providers, paymentMethodName(method))
  if (!found) throw new Error(`nobody takes method ${method}`)
  return found
}

/** The provider that takes cards, or null. */
export function cardProvider(providers: readonly ProviderName[]): ProviderName | null {
  return findProvider(providers, 'credit_card')
}

/** Whether cards are entered in the provider's own form: then their numbers never reach us. */
export function hasCardForm(providers: readonly ProviderName[]): boolean {
  return providers.includes('stripe')
}

/** Whether a provider's payments are opened by its script on our express page, instead of a page of their own. */
export function needsScript(provider: ProviderName): boolean {
  return provider === 'paypal'
}

/** What is offered online, and no provider takes. */
export function withoutProvider(providers: readonly ProviderName[]): (keyof AcceptedPayments)[] {
  const missing = ONLINE.filter((method) => !findProvider(providers, method)).map((name) => PAYMENT_METHODS[name].flag)
  return providers.includes('sandbox') ? missing : [...missing, 'stripe']
}

/** What a store accepts, as far as a provider takes it. */
export function offeredPayments(accepted: AcceptedPayments, providers: readonly ProviderName[]): AcceptedPayments {
  return { ...accepted, ...Object.fromEntries(withoutProvider(providers).map((payment) => [payment, false])) }
}
