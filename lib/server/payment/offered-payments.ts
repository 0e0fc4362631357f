import 'server-only'
import type { HostedCardConfig } from '@/lib/domain/payment/provider-config'
import type { Store } from '@/lib/domain/stores/stores'
import { env } from '@/lib/env'
import { paymentScripts } from './payment-scripts'

/** The store as a checkout may offer it: express payment needs the script of its provider as well. */
export async function withOfferedPayments<S extends Pick<Store, 'payments'>>(store: S): Promise<S> {
  const paypalExpress = store.payments.paypalExpress && (await paymentScripts()).express !== null
  return { ...store, payments: { ...store.payments, paypalExpress } }
}

/** Undefined where the storefront's own form takes cards. */
export function hostedCardConfig({ publishableKey }: Store): HostedCardConfig | undefined {
  return publishableKey ? { publishableKey, scriptUrl: env().STRIPE_SCRIPT_URL ?? null } : undefined
}
