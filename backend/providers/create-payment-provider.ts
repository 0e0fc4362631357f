import type { Database } from '@/backend/db/database'
import type { Config } from '@/backend/env'
import type { PaymentProvider } from './payment-provider'
import { createPaypalAdapter } from './paypal/paypal-adapter'
import { routeToProviders } from './route-to-providers'
import { createSandboxProvider } from './sandbox-provider'
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
