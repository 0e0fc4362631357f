import type { Deps } from '@/backend/config/deps'
import type { Limit } from '@/backend/platform/limits/limiter'
import { reconcileOrder } from './reconcile-order'

/** Limits what one order can make us ask, however often its page is opened. */
const RETURNS: Limit = { name: 'returns-to', max: 30, seconds: 300 }

/** False when the provider does not answer: money may have been taken then, and nothing else may be charged. */
export async function syncOnReturn(deps: Deps, orderId: string): Promise<boolean> {
  if (!(await deps.limiter.attempt(RETURNS, orderId)).isAllowed) return true
  try {
    await reconcileOrder(deps, orderId)
    return true
  } catch (error) {
    deps.logger.error({}, 'the provider did not answer about a returning payer', error)
    return false
  }
}
