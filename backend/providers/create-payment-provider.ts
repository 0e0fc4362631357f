import type { Config } from '@/backend/config/env'
import type { Database } from '@/backend/platform/db/database'
import { createSandboxProvider } from '@/backend/providers/sandbox/sandbox-provider'
import type { PaymentProvider } from './payment-provider'
import { createPaypalAdapter } from './paypal/paypal-adapter'
import { routeToProviders } from './route-to-providers'
import { createStripeAdapter } from './stripe/stripe-adapter'

/** A demo without a real one has the sandbox alone. */
export function createPaymentProvider(db: Database, config: Config): PaymentProvider {
  const { publicUrl, paymentLimit, stripe, paypal } = config
  const sandbox = createSandboxProvider({ db, publicUrl, paymentLimit })
  if (!stripe && !paypal) return sandbox
  const adapters = {
    ...(stripe && { stripe: createStripeAdapter(stripe) }),
    ...(paypal && { paypal: createPaypalAdapter(paypal) }),
  }
  return routeToProviders({ db, publicUrl, sandbox, adapters })
}
