import type { Database } from '@/backend/db/database'
import type { Config } from '@/backend/env'
import type { PaymentProvider } from './payment-provider'
import { routeToProviders } from './route-to-providers'
import { createSandboxProvider } from './sandbox-provider'
import { createStripeAdapter } from './stripe/stripe-adapter'

/** The configured providers as one; a demo without a real one has the sandbox alone. */
export function createPaymentProvider(db: Database, config: Config): PaymentProvider {
  const { publicUrl, paymentLimit, stripe } = config
  const sandbox = createSandboxProvider({ db, publicUrl, paymentLimit })
  if (!stripe) return sandbox
  return routeToProviders({ db, publicUrl, sandbox, adapters: { stripe: createStripeAdapter(stripe) } })
}
