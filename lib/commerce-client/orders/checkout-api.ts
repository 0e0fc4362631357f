import { writeOrderFields } from '@/lib/contract/order-fields'
import { eachOrderField, type OrderField, type OrderFieldValues } from '@/lib/domain/codes/order-fields'
import 'server-only'
import type { z } from 'zod'
import { fromAddress } from '@/lib/commerce-client/account/address-mapper'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { fromRequested } from '@/lib/commerce-client/transport/dates'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { rejectedField } from '@/lib/commerce-client/transport/rejected-field'
import { type CodeTable, toChargeFailure } from '@/lib/commerce-client/transport/to-result'
import { allInOne } from '@/lib/contract/all-in-one'
import type { checkoutData } from '@/lib/contract/checkout'
import { RC } from '@/lib/contract/codes'
import { refuseLines } from '@/lib/domain/cart/refused-lines'
import type { OrderRequest, PlacedOrder } from '@/lib/domain/checkout/checkout'
import { ADDRESS_TYPE } from '@/lib/domain/codes/account-codes'
import { toDecimal } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Card } from '@/lib/domain/payment/card.schema'
import { type Failure, failure, type Result, success } from '@/lib/domain/result'
import { amountChanged, PAYMENT_REJECTIONS, toDueNow, toPlacedOrder, toWireCard } from './charge-mapper'
import { isStoreReason, named, toRefusedItems } from './rejected-cart'

export interface CheckoutInput extends OrderRequest<Card> {
  isSharedDomain: boolean
  /** `{ord_id}` is replaced by the order id */
  returnUrl: string
}

const CHECKOUT_CODES: CodeTable = {
  ...PAYMENT_REJECTIONS,
  [RC.unauthenticated]: 'unauthenticated',
  [RC.conflict]: 'price_changed',
  [RC.invalidShippingMethod]: 'invalid_shipping_method',
  [RC.invalidShippingCode]: 'invalid_shipping_method',
}

/**
 * Turns a quote into an order. Codes: ERR-31 to ERR-38, `open_orders`, `held_units`, `proof_needed`,
 * `too_many_requests`, `invalid_field`, `last_name_required`, `store_refuses`, `amount_changed`, `unauthenticated`,
 * `network`; `outcome_unknown` when there may be an order.
 */
export async function checkOut(input: CheckoutInput, credentials: Credentials): Promise<Result<PlacedOrder>> {
  const answer = await callForCustomer(allInOne, { data: toCheckoutData(input) }, credentials).catch(toChargeFailure)
  if ('ok' in answer) return answer
  const { rc, records, rejection } = answer
  if (rc === RC.success) {
    return records?.ord_id ? success(toPlacedOrder(records.ord_id, records)) : failure('outcome_unknown')
  }
  if (rc === RC.outOfStock) return failure('out_of_stock', named('items', rejection.oos))
  if (rc === RC.invalidRequest && isStoreReason(rejection.reason))
    return failure('store_refuses', { reason: rejection.reason })
  const refused = rc === RC.invalidRequest && refuseLines(null, toRefusedItems(rejection))
  if (refused) return refused
  const wrongField = rejectedField(answer, input)
  if (wrongField) return wrongField
  if (rc === RC.overLimit) return tooMuchHeld(rejection)
  if (rc === RC.conflict && rejection.due_now) return amountChanged(input, rejection.due_now)
  if (rc === RC.conflict && input.relatedOrderId) return failure('surcharge_changed')
  return failure(CHECKOUT_CODES[rc] ?? 'checkout_failed')
}

/** An API that gives no reason counts requests. */
function tooMuchHeld({ reason, proof_helps, items }: Answer<unknown>['rejection']): Failure {
  if (reason === 'prove') return failure('proof_needed')
  if (reason === 'open_orders') return failure('open_orders', { proofHelps: proof_helps ? 'yes' : 'no' })
  if (reason !== 'held_units') return failure('too_many_requests')
  const [item] = items ?? []
  return failure('held_units', { max: item?.max ?? 0, ...(item?.nm && { items: [item.nm] }) })
}

/** Omits what the shopper does not tell. */
function toldFields(input: CheckoutInput): { [F in OrderField]: OrderFieldValues[F] | undefined } {
  return eachOrderField((field) => input[field] || undefined)
}

function toCheckoutData(input: CheckoutInput): z.input<typeof checkoutData> {
  const { card, shippingAddress, billingAddress } = input
  return {
    q_id: input.quoteId,
    g_id: input.gid,
    c_id: input.companyId,
    pay_mtd: input.paymentMethod,
    card: card ? toWireCard(card) : undefined,
    card_ref: input.cardRef,
    save_card: input.savesCard || undefined,
    shp_mtd: input.fulfilmentMethod,
    shp_cd: input.fulfilmentOption || undefined,
    adr_lst: [
      ...(shippingAddress ? [{ ...fromAddress(shippingAddress), type: ADDRESS_TYPE.shipping }] : []),
      ...(billingAddress ? [{ ...fromAddress(billingAddress), type: ADDRESS_TYPE.billing }] : []),
    ],
    c_fnm: input.firstName,
    c_lnm: input.lastName,
    c_tn: input.phone,
    tips: toDecimal(input.tips, input.currency || DEFAULT_CURRENCY),
    gc_cd: input.giftCardCode || undefined,
    pt_cnt: input.pointsUsed || undefined,
    pt_amt: input.pointsUsed ? toDecimal(input.pointsPayment, input.currency || DEFAULT_CURRENCY) : undefined,
    ...writeOrderFields('sent', toldFields(input)),
    ord_cmt: input.comment || undefined,
    due_now: toDueNow(input),
    related_order_id: input.relatedOrderId || undefined,
    exp_dt_start: fromRequested(input.slot?.start ?? null),
    exp_dt_end: fromRequested(input.slot?.end ?? null),
    device: 'h5',
    is_shared_domain: input.isSharedDomain,
    return_url: input.returnUrl,
  }
}
