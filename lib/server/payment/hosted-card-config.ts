import 'server-only'
import type { HostedCardConfig } from '@/lib/domain/payment/hosted-card'
import type { Store } from '@/lib/domain/stores/stores'
import { env } from '@/lib/env'

/** Undefined where the storefront's own form takes cards. */
export function hostedCardConfig({ publishableKey }: Store): HostedCardConfig | undefined {
  return publishableKey ? { publishableKey, scriptUrl: env().STRIPE_SCRIPT_URL ?? null } : undefined
}
