import type { Deps } from '@/backend/config/deps'
import type { Actor } from '@/backend/operators/access/abilities'
import type { PaymentProvider } from '@/backend/providers/payment-provider'

/** What an operation works with. */
export interface OperationContext extends Pick<Deps, 'db' | 'now'> {
  actor: Actor
  /** the domain of synthetic email addresses */
  customerDomain: string
  /** hosts of the shared site */
  sharedHosts: ReadonlySet<string>
  /** lazy, since most commands need no configured payment provider */
  provider: () => Promise<PaymentProvider>
  /** the API's current secret, which webhook secrets are derived from */
  codeSecret: () => Promise<string>
}

/** The context of an operation that runs in the API. */
export function apiContext({ db, now, config, provider }: Deps, actor: Actor): OperationContext {
  const { customerDomain, storefrontOrigins, secrets } = config
  return {
    db,
    now,
    actor,
    customerDomain,
    sharedHosts: hostsOf(storefrontOrigins),
    provider: async () => provider,
    codeSecret: async () => secrets.code[0],
  }
}

export function hostsOf(origins: readonly string[]): Set<string> {
  return new Set(origins.map((origin) => new URL(origin).hostname))
}
