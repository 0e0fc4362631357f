import 'server-only'
import type { z } from 'zod'
import { fromAddress } from '@/lib/commerce-client/account/address-mapper'
import { getStore } from '@/lib/commerce-client/stores/stores'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { fromRequested } from '@/lib/commerce-client/transport/dates'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { rejectedField } from '@/lib/commerce-client/transport/rejected-field'
import { type CodeTable, toCallFailure, toChargeFailure } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/checkout'
import { RC } from '@/lib/contract/codes'
import { quote as quoteCall } from '@/lib/contract/quote'
import type { CartLine } from '@/lib/domain/cart/cart'
import { type RefusedItem, refuseLines } from '@/lib/domain/cart/refused-lines'
import type { OrderRequest, PlacedOrder, QuoteRequest } from '@/lib/domain/checkout/checkout'
import type { Quote } from '@/lib/domain/checkout/quote'
import { ADDRESS_TYPE } from '@/lib/domain/codes/address-type'
import { isSentToAddress } from '@/lib/domain/codes/fulfilment-method'
import { toDecimal } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { Card } from '@/lib/domain/payment/card.schema'
import { type Failure, failure, REJECTION_REASONS, type Result, success } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'
import { chosenNames } from '@/lib/domain/stores/menu-selection'
import type { Store } from '@/lib/domain/stores/stores'
import { toWireCard } from './card-mapper'
import { amountChanged, toDueNow } from './due-now'
import { goneLines, offeredItems } from './offered-items'
import { PAYMENT_REJECTIONS } from './payment-rejections'
import { toPlacedOrder } from './placed-order-mapper'
import { toQuote } from './quote-mapper'

export interface QuoteInput extends QuoteRequest {
  language: Language
}

function toQuoteFailure({ rc, msg, rejection }: Answer<unknown>, lines: readonly CartLine[]) {
  switch (rc) {
    case RC.unauthenticated:
      return failure('unauthenticated')
    case RC.distanceExceeded:
      return failure('distance_exceeded', rejection.max_km ? { maxKm: rejection.max_km } : undefined)
    case RC.invalidShippingMethod:
      return failure('invalid_shipping_method')
    case RC.invalidAddress:
      return failure('invalid_address')
    case RC.invalidRequest:
      if (isStoreReason(rejection.reason)) return failure('store_refuses', { reason: rejection.reason })
      if (lines.some((line) => line.selfCheckout)) return failure('invalid_amount')
      if (/invalid/i.test(msg) && /addr/i.test(msg)) return failure('invalid_address')
      return refuseLines(lines, toRefusedItems(rejection)) ?? failure('cart_empty')
    case RC.overPaymentLimit:
      return failure('over_payment_limit')
    case RC.notRegistered:
      return failure('not_found')
    case RC.conflict:
      return failure('surcharge_changed')
    case RC.shippingCountries:
      return failure('shipping_countries', named('countries', rejection.countries))
    case RC.outOfStock:
      return failure('out_of_stock', named('items', rejection.oos))
    default:
      return failure('unexpected_error')
  }
}

function toRefusedItems({ items }: Answer<unknown>['rejection']): RefusedItem[] {
  return (items ?? []).map(({ pid, nm, max }) => ({ pid, name: nm, max }))
}

function isStoreReason(reason: string | null | undefined): reason is string {
  return REJECTION_REASONS.some((known) => known === reason)
}

/** Undefined without any, for which the message has its own sentence. */
function named(key: string, names: readonly string[] | null | undefined): Failure['detail'] {
  return names?.length ? { [key]: names.join(', ') } : undefined
}

/** Codes: ERR-20 to ERR-28, `store_refuses`, `unauthenticated`, `network`. */
export async function quoteCart(input: QuoteInput, credentials: Credentials): Promise<Result<Quote>> {
  const data = {
    gid: input.gid,
    items: input.lines.map((line) => toWireLine(line, input.currency)),
    shp_mtd: input.fulfilmentMethod,
    shp_cd: input.fulfilmentOption || undefined,
    cpn: input.coupon || undefined,
    tax_class: input.lines[0]?.selfCheckout ? input.lines[0].taxClass || undefined : undefined,
    related_order_id: input.relatedOrderId || undefined,
    addr: isSentToAddress(input.fulfilmentMethod) && input.address ? fromAddress(input.address) : undefined,
    lan: input.language,
  }
  const [answer, store] = await Promise.all([
    callForCustomer(quoteCall, { data }, credentials).catch(toCallFailure),
    // for its time zone: a public read, mostly cached
    getStore(input.gid, input.language).catch(toCallFailure),
  ])
  if ('ok' in answer) return answer
  if (!answer.records) {
    const refused = toQuoteFailure(answer, input.lines)
    return refused.code === 'cart_empty' && store && !('ok' in store) ? findGone(store, input, refused) : refused
  }
  if (store && 'ok' in store) return store
  const offered = answer.records.items || !store ? [] : await offeredItems(store, input.lines, input.language)
  const offeredAs = ({ pid }: CartLine) => offered.find(({ id }) => id === pid)
  return success(
    toQuote(answer.records, {
      ...input,
      timeZone: store?.timeZone ?? null,
      nameOf: (line) => offeredAs(line)?.name ?? store?.name ?? '',
      choicesOf: (line) => chosenNames(offeredAs(line)?.optionGroups ?? [], line.options),
    }),
  )
}

/** Of an API that refuses a cart and does not say what of it: what it offers tells, where that can be read. */
async function findGone(store: Store, { lines, language }: QuoteInput, refused: Failure): Promise<Failure> {
  const gone = await goneLines(store, lines, language).catch(() => [])
  return refuseLines(lines, gone) ?? refused
}

/** One pair per choice; the price is what the shopper saw. */
function toWireLine(line: CartLine, currency: string) {
  const options = Object.entries(line.options).flatMap(([group, choices]) =>
    choices.map((choice) => ({ Item1: Number(group), Item2: choice })),
  )
  return { pid: line.pid, qty: line.qty, pc: toDecimal(line.pc, currency), options, selfCheckout: line.selfCheckout }
}

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
  const answer = await callForCustomer(contract.allInOne, { data: toCheckoutData(input) }, credentials).catch(
    toChargeFailure,
  )
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
  return failure('held_units', { max: item?.max ?? 0, ...(item?.nm && { items: item.nm }) })
}

function toCheckoutData(input: CheckoutInput): z.input<typeof contract.checkoutData> {
  const { card, shippingAddress, billingAddress } = input
  return {
    q_id: input.quoteId,
    g_id: input.gid,
    c_id: input.companyId,
    pay_mtd: input.paymentMethod,
    card: card && toWireCard(card),
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
    tb_num: input.tableNumber || undefined,
    party_size: input.partySize || undefined,
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
