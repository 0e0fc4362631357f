import type { Deps } from '@/backend/config/deps'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { reconcileOrder } from './reconcile-order'

/** One may have been paid on the provider's page. Throws `paymentConfirming` when the provider does not answer. */
export async function syncBeforeReplacing(deps: Deps, orderId: string): Promise<void> {
  try {
    await reconcileOrder(deps, orderId)
  } catch (error) {
    deps.logger.error({}, 'the provider did not answer about an open payment', error)
    throw new DomainError('paymentConfirming', 'an earlier payment is being confirmed')
  }
}
