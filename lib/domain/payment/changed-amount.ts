import type { Money } from '@/lib/domain/money/money'
import { type Failure, failure } from '@/lib/domain/result'

export type ChangedPart = 'gift_card' | 'points' | 'total'

/** Amounts are minor units. */
export function changedAmount(
  shown: { totalDue: number; currency: string },
  now: Money,
  part: ChangedPart = 'total',
): Failure {
  const [before, after] = [shown.totalDue, now.amount]
  return failure('amount_changed', { before, beforeCurrency: shown.currency, after, afterCurrency: now.currency, part })
}
