import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { reconcileOrder } from './reconcile-order'

/**
 * Asks about the open attempts of an order before another one is made: one of them may have been paid on the
 * provider's page. Throws `paymentConfirming` when the provider does not answer.
 */
export async function syncBeforeReplacing(deps: Deps, orderId: string): Promise<void> {
  try {
    await reconcileOrder(deps, orderId)
  } catch (error) {
    deps.logger.error({}, 'the provider did not answer about an open payment', error)
    throw new DomainError('paymentConfirming', 'an earlier payment is being confirmed')
  }
}
