import { LRUCache } from 'lru-cache'
import { getPaymentProviders, type NamedProvider } from '@/lib/commerce-client/transport/app-config-api'
import type { ExpressConfig } from '@/lib/domain/payment/provider-config'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

interface PaymentScripts {
  /** null: no express payment */
  express: ExpressConfig | null
  /** the origins that a page which pays may call and show frames of */
  origins: string[]
}

interface ExpressScript {
  url: string
  origins: string[]
}

const REFRESH_MS = 60_000
const STRIPE_ORIGINS = ['https://*.stripe.com']
/** Express scripts by the name of a provider. PayPal's sandbox has a subdomain of its own. */
const EXPRESS_SCRIPTS = new Map<string, ExpressScript>([
  [
    'paypal',
    { url: 'https://www.paypal.com/sdk/js', origins: ['https://*.paypal.com', 'https://*.paypalobjects.com'] },
  ],
])

const namedProviders = new LRUCache<'all', NamedProvider[]>({
  max: 1,
  ttl: REFRESH_MS,
  // nobody waits while it is refreshed
  allowStale: true,
  allowStaleOnFetchRejection: true,
  async fetchMethod() {
    const named = await getPaymentProviders()
    if (!named) throw new Error('the settings cannot be read')
    return named
  },
})

/**
 * The scripts of payment providers: those of variables, else of the providers that the API names. While the API is
 * down, the ones it named last count, or none. It only chooses among the scripts that are listed here.
 */
export async function paymentScripts(): Promise<PaymentScripts> {
  const named = (await namedProviders.fetch('all')) ?? []
  logUnknown(named.map(({ name }) => name).filter((name) => name !== 'stripe' && !EXPRESS_SCRIPTS.has(name)))
  const { express, origins } = configuredExpress() ?? namedExpress(named) ?? { express: null, origins: [] }
  return { express, origins: [...origins, ...cardFormOrigins(named.some(({ name }) => name === 'stripe'))] }
}

function configuredExpress() {
  const { EXPRESS_SCRIPT_URL, EXPRESS_CLIENT_KEY, PAY_ORIGINS } = env()
  if (!EXPRESS_SCRIPT_URL) return null
  const express: ExpressConfig = { scriptUrl: EXPRESS_SCRIPT_URL, clientKey: EXPRESS_CLIENT_KEY }
  return { express, origins: [new URL(EXPRESS_SCRIPT_URL).origin, ...PAY_ORIGINS] }
}

/** The configuration of the first provider that has a script. */
function namedExpress(named: NamedProvider[]) {
  for (const { name, publishableKey } of named) {
    const script = EXPRESS_SCRIPTS.get(name)
    if (script) return { express: { scriptUrl: script.url, clientKey: publishableKey }, origins: script.origins }
  }
  return null
}

function cardFormOrigins(isStripeNamed: boolean): string[] {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_SCRIPT_URL } = env()
  if (STRIPE_SCRIPT_URL) return [new URL(STRIPE_SCRIPT_URL).origin]
  return isStripeNamed || STRIPE_PUBLISHABLE_KEY ? STRIPE_ORIGINS : []
}

let lastUnknown = ''

/** Once, until the API names others. */
function logUnknown(names: string[]): void {
  const unknown = names.join(', ').slice(0, 200)
  if (unknown && unknown !== lastUnknown) log.warn({ reason: unknown }, 'unknown payment providers are ignored')
  lastUnknown = unknown
}
