import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal } from '@/lib/domain/money/decimals'

export interface DueNow {
  /** minor units, tips included */
  amount: number
  currency: string
}

/** Minor units. */
export interface ActualDue extends DueNow {
  giftCardPayment?: number
  pointsPayment?: number
}

/** Throws `conflict` with the amounts when the payer saw something else; null: the caller does not say what they saw. */
export function checkShownDue(shown: DueNow | null, actual: ActualDue): void {
  if (shown && (shown.amount !== actual.amount || shown.currency !== actual.currency)) throw dueChanged(actual)
}

export function dueChanged({ amount, currency, giftCardPayment, pointsPayment }: ActualDue): DomainError {
  const money = (minor: number | undefined) => (minor === undefined ? undefined : toDecimal(minor, currency))
  const credit = { gc_amt: money(giftCardPayment), pt_amt: money(pointsPayment) }
  return new DomainError('conflict', 'the amount due has changed', {
    due_now: { amt: toDecimal(amount, currency), curr: currency, ...credit },
  })
}
