import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { LIVE } from '@/backend/orders/schema/attempt-transitions'
import { payments } from '@/backend/orders/schema/payments'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit } from '@/backend/platform/limits/limiter'
import { reconcileAttempt } from './reconcile-attempt'

/**
 * Reconciles every attempt of an order that may still take money and is not left to people. Throws without an answer.
 */
export async function reconcileOrder(deps: Deps, orderId: string): Promise<void> {
  const live = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...LIVE]), isNull(payments.problem)))
  for (const attempt of live) await reconcileAttempt(deps, attempt)
}

/**
 * Reconciles an order before another attempt replaces those that may have been paid. Throws `paymentConfirming` when
 * the provider does not answer.
 */
export async function reconcileBeforeReplacing(deps: Deps, orderId: string): Promise<void> {
  try {
    await reconcileOrder(deps, orderId)
  } catch (error) {
    deps.logger.error({}, 'the provider did not answer about an open payment', error)
    throw new DomainError('paymentConfirming', 'an earlier payment is being confirmed')
  }
}

/** How often the page of one order may call the provider. */
const RETURNS: Limit = { name: 'returns-to', max: 30, seconds: 300 }

/**
 * Reconciles an order whose payer has come back. False when the provider does not answer: money may have been taken
 * then, and nothing else may be charged.
 */
export async function reconcileOnReturn(deps: Deps, orderId: string): Promise<boolean> {
  if (!(await deps.limiter.attempt(RETURNS, orderId)).isAllowed) return true
  try {
    await reconcileOrder(deps, orderId)
    return true
  } catch (error) {
    deps.logger.error({}, 'the provider did not answer about a returning payer', error)
    return false
  }
}
