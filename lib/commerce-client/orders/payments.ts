import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { type CodeTable, expectAnswer, toCallFailure } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/checkout'
import { RC } from '@/lib/contract/codes'
import { readOrder } from '@/lib/contract/order-detail'
import { paypalExpress } from '@/lib/contract/paypal-express'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import { isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import type { Card } from '@/lib/domain/payment/card.schema'
import type { ExpressStart } from '@/lib/domain/payment/express'
import { type PayableOrder, type PayNowRequest, toPayableOrder, toPayMethod } from '@/lib/domain/payment/pay-now'
import { type Failure, failure, type Result, success } from '@/lib/domain/result'
import { toWireCard } from './card-mapper'
import { expectCharge, toDueNow } from './due-now'
import { toOrder } from './order-mapper'
import { PAYMENT_REJECTIONS } from './payment-rejections'
import { toPlacedOrder } from './placed-order-mapper'

const MISSING: CodeTable = { [RC.notFound]: 'not_found', [RC.notRegistered]: 'not_found' }

/** The error catalogue's codes for payments; anything else is `payment_failed`. */
const PAY_CODES: CodeTable = {
  ...MISSING,
  ...PAYMENT_REJECTIONS,
  [RC.overLimit]: 'too_many_requests',
  [RC.internalError]: 'internal_server_error',
}

/**
 * An order for anyone with its link: in full for its owner, else as a visitor sees it; `isBack` asks its provider
 * first. Codes: `not_found`, `unauthenticated`, `too_many_requests`, `network`.
 */
export async function getPayableOrder(
  id: string,
  language: Language,
  credentials: Credentials | null,
  isBack = false,
): Promise<Result<{ order: PayableOrder; isOwner: boolean }>> {
  const request = { orderId: id, lan: language, ...(isBack && { returned: 1 as const }) }
  const read = (as?: Credentials) =>
    expectAnswer(callForCustomer(readOrder, request, as), PAY_CODES, 'unexpected_error')
  const own = credentials && (await read(credentials))
  const answer = own && (own.ok || own.code !== 'not_found') ? own : await read()
  if (!answer.ok) return answer
  return success({ order: toPayableOrder(toOrder(answer.value, id)), isOwner: answer === own })
}

export interface PayInput extends Omit<PayNowRequest<Card>, 'gid' | 'isOwner'> {
  requireBillingAddress: boolean
  returnUrl: string
}

/**
 * Pays an existing order, with or without a session. Codes: `PAY_CODES`, `amount_changed`, `payment_failed`,
 * `unauthenticated`, `network`, `outcome_unknown`.
 */
export async function payOrder(input: PayInput, credentials: Credentials | null): Promise<Result<PlacedOrder>> {
  const call = callForCustomer(contract.allInOne, { data: toPayData(input) }, credentials ?? undefined)
  const answer = await expectCharge(call, input, PAY_CODES)
  if (!answer.ok) return answer
  const placed = toPlacedOrder(answer.value?.ord_id ?? input.orderId, answer.value ?? {})
  const isPaidElsewhere = isRedirectMethod(toPayMethod(input.choice)) && input.choice !== 'paypal_express'
  const hasNowhereToPay = !placed.payUrl && !placed.clientSecret && !placed.isConfirming
  return isPaidElsewhere && hasNowhereToPay ? failure('outcome_unknown') : success(placed)
}

function toPayData(input: PayInput): z.input<typeof contract.payData> {
  const method = toPayMethod(input.choice)
  const isCard = method === PAYMENT_METHOD.credit_card
  const card = isCard ? input.card : null
  return {
    action: 'pay',
    ord_id: input.orderId,
    pay_mtd: method,
    tips: input.tips === null ? undefined : toDecimal(input.tips, input.currency),
    device: 'h5',
    card: card ? toWireCard(card) : undefined,
    card_ref: isCard ? input.cardRef : undefined,
    save_card: (isCard && input.savesCard) || undefined,
    billing_adr_id: (isCard && input.requireBillingAddress && input.billingAddressId) || undefined,
    due_now: toDueNow(input),
    return_url: input.returnUrl,
  }
}

/** Minor units. */
interface ExpressDue {
  orderId: string
  currency: string
  totalDue: number
}

/** Takes no money yet, and can be opened again. */
function toOpeningFailure(error: unknown): Failure {
  const failed = toCallFailure(error)
  return failed.code === 'change_unknown' ? failure('network') : failed
}

/** Codes as in `payOrder`. */
export async function beginExpress(due: ExpressDue, credentials: Credentials): Promise<Result<ExpressStart>> {
  const { orderId: oid, currency } = due
  const data = { action: 1 as const, oid, due_now: toDueNow(due) }
  const call = callForCustomer(paypalExpress, { data }, credentials)
  const answer = await expectCharge(call, due, PAY_CODES, toOpeningFailure)
  if (!answer.ok) return answer
  const prices = answer.value?.price_info
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  return success({
    paymentId: answer.value?.paymentID ?? '',
    prices: prices
      ? {
          storeSurcharge: minor(prices.store_surcharge),
          orderSurcharge: minor(prices.order_surcharge),
          subtotal: minor(prices.subtotal),
          storeDiscount: minor(prices.storeDiscount),
          shipping: minor(prices.shipping),
          tax: minor(prices.tax),
          tip: minor(prices.tip),
          total: minor(prices.total),
        }
      : null,
  })
}

const AUTHORIZE_CODES: CodeTable = {
  [RC.paymentConfirming]: 'payment_confirming',
  [RC.paymentReturned]: 'payment_returned',
  [RC.invalidRequest]: 'invalid_request',
  [RC.internalError]: 'internal_server_error',
}

/** Codes also `amount_changed`, `outcome_unknown`. */
export async function authorizeExpress(
  approval: ExpressDue & { paymentId: string; payerId: string },
  credentials: Credentials,
): Promise<Result<null>> {
  const { orderId: oid, paymentId: paymentID, payerId: payerID } = approval
  const data = { action: 2 as const, oid, paymentID, payerID, due_now: toDueNow(approval) }
  const call = callForCustomer(paypalExpress, { data }, credentials)
  const answer = await expectCharge(call, approval, AUTHORIZE_CODES)
  return answer.ok ? success(null) : answer
}

/** The order remains payable. */
export async function cancelExpress(orderId: string, credentials: Credentials): Promise<Result<null>> {
  const call = callForCustomer(paypalExpress, { data: { action: 3, oid: orderId } }, credentials)
  const answer = await expectAnswer(call, AUTHORIZE_CODES, 'payment_failed')
  return answer.ok ? success(null) : answer
}
