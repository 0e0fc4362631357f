import type { Database } from '@/backend/platform/db/database'
import { createSandboxProvider } from '@/backend/providers/sandbox/sandbox-provider'
import type { PaymentProvider } from './payment-provider'
import { createPaypalAdapter } from './paypal/paypal-adapter'
import type { PaypalConfig } from './paypal/paypal-api'
import { type AttemptLookup, routeToProviders } from './route-to-providers'
import { createStripeAdapter, type StripeConfig } from './stripe/stripe-adapter'

interface ProviderConfig {
  publicUrl: string
  paymentLimit: number
  stripe: StripeConfig | null
  paypal: PaypalConfig | null
}

/** The payment provider of this server: the sandbox alone, or a router to the real providers beside it. */
export function createPaymentProvider(
  db: Database,
  { publicUrl, paymentLimit, stripe, paypal }: ProviderConfig,
  attempts: AttemptLookup,
): PaymentProvider {
  const sandbox = createSandboxProvider({ db, publicUrl, paymentLimit })
  if (!stripe && !paypal) return sandbox
  const adapters = {
    ...(stripe && { stripe: createStripeAdapter(stripe) }),
    ...(paypal && { paypal: createPaypalAdapter(paypal) }),
  }
  return routeToProviders({ attempts, publicUrl, sandbox, adapters })
}
