import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { payments } from '@/backend/orders/schema/payments'
import type { ProviderName } from '@/backend/providers/configured-providers'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { reconcileAttempt } from './reconcile-attempt'

/**
 * Acts on a verified event of a real provider. It is only a hint: the provider is asked about the payment, so that
 * events may be repeated, late and in any order. Throws when it does not answer; it then sends the event again.
 */
export async function handleProviderWebhook(
  deps: Deps,
  provider: ProviderName,
  reference: string,
): Promise<'asked' | 'unknown_payment'> {
  const mine = and(eq(payments.provider, provider), eq(payments.reference, reference))
  const [attempt] = await deps.db.select().from(payments).where(mine)
  if (!attempt) {
    const error = new LoggableError(`${provider} names a payment that we have not opened`)
    deps.logger.error({}, 'payment alarm', error)
    return 'unknown_payment'
  }
  await reconcileAttempt(deps, attempt)
  return 'asked'
}
