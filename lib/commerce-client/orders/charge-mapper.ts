import 'server-only'
import type { z } from 'zod'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { type CodeTable, toChargeFailure, toResult } from '@/lib/commerce-client/transport/to-result'
import type { card as wireCard } from '@/lib/contract/charge'
import { RC } from '@/lib/contract/codes'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Card } from '@/lib/domain/payment/card.schema'
import { type ChangedPart, changedAmount } from '@/lib/domain/payment/changed-amount'
import type { Failure, Result } from '@/lib/domain/result'

/** Minor units of `currency`. */
interface Shown {
  totalDue: number
  currency: string
  giftCardPayment?: number
  pointsPayment?: number
}

/** The amount that the payer saw as due, for a call that charges it. */
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

/** Whether it comes with the checkout or later. */
export const PAYMENT_REJECTIONS = {
  [RC.invalidRequest]: 'invalid_request',
  [RC.transactionDeclined]: 'transaction_declined',
  [RC.paymentConfirming]: 'payment_confirming',
  [RC.paymentReturned]: 'payment_returned',
  [RC.overPaymentLimit]: 'over_payment_limit',
  [RC.invalidCreditCard]: 'invalid_credit_card',
  [RC.invalidPaymentMethod]: 'invalid_payment_method',
} as const

export function toWireCard(card: Card): z.input<typeof wireCard> {
  return {
    num: card.number,
    owner: card.owner,
    type: card.type,
    expm: card.month,
    expy: card.year,
    cvv: card.cvv,
    cntry: card.country,
    zipcd: card.postalCode,
  }
}

interface PaymentHandoff {
  pay_url?: string | null | undefined
  client_secret?: string | null | undefined
  payment_state?: string | null | undefined
}

/** An order, and where it is still to be paid. */
export function toPlacedOrder(orderId: string, { pay_url, client_secret, payment_state }: PaymentHandoff): PlacedOrder {
  const placed = { orderId, payUrl: pay_url || null, clientSecret: client_secret || undefined }
  return payment_state === 'confirming' ? { ...placed, isConfirming: true } : placed
}
