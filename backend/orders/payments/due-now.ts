import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal } from '@/lib/domain/money/decimals'

export interface DueNow {
  /** minor units, tips included */
  amount: number
  currency: string
}

/** What is due, and what gift card and points pay of it; minor units. */
interface ActualDue extends DueNow {
  giftCardPayment?: number
  pointsPayment?: number
}

/** Throws `dueChanged` when the payer saw another amount; `shown` is null when the call omits what they saw. */
export function checkShownDue(shown: DueNow | null, actual: ActualDue): void {
  if (shown && (shown.amount !== actual.amount || shown.currency !== actual.currency)) throw dueChanged(actual)
}

/** A `conflict` that answers the amounts due now. */
export function dueChanged({ amount, currency, giftCardPayment, pointsPayment }: ActualDue): DomainError {
  const money = (minor: number | undefined) => (minor === undefined ? undefined : toDecimal(minor, currency))
  const credit = { gc_amt: money(giftCardPayment), pt_amt: money(pointsPayment) }
  return new DomainError('conflict', 'the amount due has changed', {
    due_now: { amt: toDecimal(amount, currency), curr: currency, ...credit },
  })
}
