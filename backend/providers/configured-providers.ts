import type { AcceptedPayments } from '@/backend/db/schema/stores'
import type { Variables } from '@/lib/env-values'

/** Payments that only a provider can take, as flags of a store. */
const ONLINE = ['creditCard', 'wechat', 'alipay', 'paypalExpress', 'stripe', 'unionPay', 'unionPayExpress'] as const
type OnlinePayment = (typeof ONLINE)[number]

/** What each provider takes; an adapter of a real one adds a line here and to `configuredProviders`. */
const TAKES = {
  /** takes no real money, with pages of its own */
  sandbox: ONLINE,
  /** cards of the sandbox, for tests of production mode */
  test: ['creditCard'],
} as const satisfies Record<string, readonly OnlinePayment[]>

export type ProviderName = keyof typeof TAKES

/** The payment providers that the environment configures. A demo has its sandbox; production starts with none. */
export function configuredProviders(mode: 'demo' | 'production', given: Variables): ProviderName[] {
  if (mode === 'demo') return ['sandbox']
  return given.NODE_ENV === 'test' && given.PAYMENT_PROVIDERS === 'test' ? ['test'] : []
}

/** Online payments that none of the providers takes: they are offered nowhere. */
export function withoutProvider(providers: readonly ProviderName[]): OnlinePayment[] {
  const taken = providers.flatMap((name): readonly OnlinePayment[] => TAKES[name])
  return ONLINE.filter((payment) => !taken.includes(payment))
}

/** What a store accepts and a configured provider can take. */
export function offeredPayments(accepted: AcceptedPayments, providers: readonly ProviderName[]): AcceptedPayments {
  return { ...accepted, ...Object.fromEntries(withoutProvider(providers).map((payment) => [payment, false])) }
}
