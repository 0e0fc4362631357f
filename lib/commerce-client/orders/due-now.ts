import 'server-only'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { type CodeTable, toChargeFailure, toResult } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { type ChangedPart, changedAmount } from '@/lib/domain/payment/changed-amount'
import type { Failure, Result } from '@/lib/domain/result'

/** Minor units of `currency`. */
interface Shown {
  totalDue: number
  currency: string
  giftCardPayment?: number
  pointsPayment?: number
}

/** What the payer saw as due, for a call that charges it. */
export function toDueNow({ totalDue, currency }: Shown) {
  const curr = currency || DEFAULT_CURRENCY
  return { amt: toDecimal(totalDue, curr), curr }
}

type Due = NonNullable<Answer<unknown>['rejection']['due_now']>

/** The failure of a payment that would charge something else. */
export function amountChanged(shown: Shown, { amt, curr, gc_amt, pt_amt }: Due): Failure {
  const differs = (now: number | null | undefined, before: number | undefined) =>
    now !== null && now !== undefined && before !== undefined && toMinor(now, curr) !== before
  let part: ChangedPart = 'total'
  if (differs(gc_amt, shown.giftCardPayment)) part = 'gift_card'
  else if (differs(pt_amt, shown.pointsPayment)) part = 'points'
  return changedAmount(shown, { amount: toMinor(amt, curr), currency: curr }, part)
}

/**
 * Converts the response of a call that opens or captures a charge: `amount_changed` when it would charge something else,
 * else a code of the table or `payment_failed`. Without a response it is `outcome_unknown` when it may have charged.
 */
export async function expectCharge<T>(
  call: Promise<Answer<T>>,
  shown: Shown,
  codes: CodeTable,
  toFailure = toChargeFailure,
): Promise<Result<T>> {
  const response = await call.catch(toFailure)
  const isRefused = !('ok' in response) && response.rc === RC.conflict && response.rejection.due_now
  return isRefused ? amountChanged(shown, isRefused) : toResult(response, codes, 'payment_failed')
}
