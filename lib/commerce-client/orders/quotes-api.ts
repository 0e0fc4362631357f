import 'server-only'
import { fromAddress } from '@/lib/commerce-client/account/address-mapper'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import type { Answer } from '@/lib/commerce-client/transport/read-answer'
import { toCallFailure } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { quote as quoteCall } from '@/lib/contract/quote'
import type { CartLine } from '@/lib/domain/cart/cart'
import { chosenNames } from '@/lib/domain/cart/menu-selection'
import { refuseLines } from '@/lib/domain/cart/refused-lines'
import type { CartLinesRequest, QuoteRequest } from '@/lib/domain/checkout/checkout'
import type { Quote, QuoteLine } from '@/lib/domain/checkout/quote'
import { isSentToAddress } from '@/lib/domain/codes/fulfilment-method'
import { isSameId, toId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { type Failure, failure, type Result, success } from '@/lib/domain/result'
import type { Store } from '@/lib/domain/stores/stores'
import { currentLines, type OfferedItem, offeredItems } from './offered-items'
import { ownLines, toQuote } from './quote-mapper'
import { isStoreReason, named, toRefusedItems } from './rejected-cart'

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
    return refused.code === 'cart_empty' && store && !('ok' in store)
      ? quoteToday(store, input, refused, credentials)
      : refused
  }
  if (store && 'ok' in store) return store
  const offered = answer.records.items || !store ? [] : await offeredItems(store, input.lines, input.language)
  return success(
    toQuote(answer.records, { ...input, timeZone: store?.timeZone ?? null, ...wordsOf(offered, store?.name ?? '') }),
  )
}

/** Names the lines of a cart, with their choices. */
function wordsOf(offered: readonly OfferedItem[], otherwise: string) {
  const offeredAs = ({ pid }: CartLine) => offered.find(({ id }) => isSameId(id, pid))
  return {
    nameOf: (line: CartLine) => offeredAs(line)?.name ?? otherwise,
    choicesOf: (line: CartLine) => chosenNames(offeredAs(line)?.optionGroups ?? [], line.options),
  }
}

/** The lines of a cart that is not priced, with the prices that the shopper saw. Codes: `not_found`, `network`. */
export async function listCartLines(
  { gid, lines }: CartLinesRequest,
  language: Language,
): Promise<Result<QuoteLine[]>> {
  const store = await getStore(gid, language).catch(toCallFailure)
  if (!store || 'ok' in store) return store ?? failure('not_found')
  return success(ownLines({ lines, ...wordsOf(await offeredItems(store, lines, language), store.name) }))
}

/**
 * For a cart that an API refused without saying why: what it does not offer any more, where that can be read. A cart
 * whose ids the API has in another form by now is quoted with these.
 */
async function quoteToday(store: Store, input: QuoteInput, refused: Failure, credentials: Credentials) {
  const { lines, gone } = await currentLines(store, input.lines, input.language).catch(() => ({ ...input, gone: [] }))
  if (gone.length === 0 && formsOf(lines) !== formsOf(input.lines)) return quoteCart({ ...input, lines }, credentials)
  return refuseLines(input.lines, gone) ?? refused
}

function formsOf(lines: readonly CartLine[]): string {
  const ids = lines.flatMap(({ pid, options }) => [pid, ...Object.values(options).flat()])
  return ids.map((id) => typeof id).join()
}

/**
 * The options are pairs of group and choice, and a group, which is a key and so has lost its form, goes in that of its
 * choice; the price is what the shopper saw.
 */
function toWireLine(line: CartLine, currency: string) {
  const options = Object.entries(line.options).flatMap(([group, choices]) =>
    choices.map((choice) => ({ Item1: typeof choice === 'string' ? group : toId(group), Item2: choice })),
  )
  return { pid: line.pid, qty: line.qty, pc: toDecimal(line.pc, currency), options, selfCheckout: line.selfCheckout }
}
