import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { type CodeTable, expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { allInOne, type payData } from '@/lib/contract/all-in-one'
import { RC } from '@/lib/contract/codes'
import { readOrder } from '@/lib/contract/order-detail'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import { isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import type { Card } from '@/lib/domain/payment/card.schema'
import { type PayableOrder, type PayNowRequest, toPayableOrder, toPayMethod } from '@/lib/domain/payment/pay-now'
import { failure, type Result, success } from '@/lib/domain/result'
import { expectCharge, PAYMENT_REJECTIONS, toDueNow, toPlacedOrder, toWireCard } from './charge-mapper'
import { toOrder } from './order-mapper'

const MISSING: CodeTable = { [RC.notFound]: 'not_found', [RC.notRegistered]: 'not_found' }

/** The error catalogue's codes for payments; anything else is `payment_failed`. */
export const PAY_CODES: CodeTable = {
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
  const call = callForCustomer(allInOne, { data: toPayData(input) }, credentials ?? undefined)
  const answer = await expectCharge(call, input, PAY_CODES)
  if (!answer.ok) return answer
  const placed = toPlacedOrder(answer.value?.ord_id ?? input.orderId, answer.value ?? {})
  const isPaidElsewhere = isRedirectMethod(toPayMethod(input.choice)) && input.choice !== 'paypal_express'
  const hasNowhereToPay = !placed.payUrl && !placed.clientSecret && !placed.isConfirming
  return isPaidElsewhere && hasNowhereToPay ? failure('outcome_unknown') : success(placed)
}

function toPayData(input: PayInput): z.input<typeof payData> {
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
