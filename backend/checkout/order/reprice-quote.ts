import { max } from 'date-fns'
import type { CartLine } from '@/backend/checkout/cart/load-cart'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import type { Period } from '@/backend/checkout/fulfilment/allowed-periods'
import { chooseTime } from '@/backend/checkout/fulfilment/choose-time'
import { FLAT_RATES } from '@/backend/checkout/fulfilment/resolve-fulfilment'
import { type PricedCart, priceCart } from '@/backend/checkout/pricing/price-cart'
import { readQuote, type StoredQuote } from '@/backend/checkout/quote/stored-quote'
import type { Deps } from '@/backend/config/deps'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { ORDER_FIELD_KEYS } from '@/lib/contract/order-fields'
import { FULFILMENT_METHOD, type FulfilmentMethod, isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { fieldsOfMethod, isFieldRequired, isFieldValid } from '@/lib/domain/codes/order-fields'

/** How long the price of a quote is valid. */
const QUOTE_MS = 60 * 60_000

export interface RepricedQuote {
  quote: StoredQuote & { quotedAt: Date }
  cart: PricedCart
  lines: CartLine[]
  fulfilmentMethod: FulfilmentMethod
  /** null for as soon as possible */
  slot: Period | null
}

/**
 * Prices the cart of a quote again, as its checkout asks for it. Throws `conflict` when the quote has expired, and the
 * errors of `readQuote`, `priceCart` and `chooseTime`; `invalidShippingCode`, `invalidRequest` for a wrong table.
 */
export async function repriceQuote(
  deps: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  request: CheckoutRequest,
  now: Date,
): Promise<RepricedQuote> {
  const quote = await readQuote(deps.db, customerId, request)
  if (now.getTime() - quote.quotedAt.getTime() > QUOTE_MS) throw new DomainError('conflict', 'the quote has expired')
  const { items, pay, coupon, shipping, language } = quote
  const { method } = shipping
  const code = request.fulfilmentOption || shipping.code
  const address = request.shippingAddress ?? shipping.address
  const cart = await priceCart(
    deps,
    { customerId, gid: request.gid, items, pay, coupon, shipping: { method, code, address }, language },
    now,
  )
  const fulfilmentMethod = cart.shipping.method
  if (!isFulfilmentMethod(fulfilmentMethod))
    throw new DomainError('invalidShippingMethod', 'a shipping method is required')
  checkFulfilmentDetails(request, cart)
  const slot = chooseTime(cart, request, language, now)
  const lines = cart.lines.map((line, index) => ({
    ...line,
    validUntil: promisedUntil(line.validUntil, items[index]?.validUntil),
  }))
  return { quote, cart, lines, fulfilmentMethod, slot }
}

/** Throws `invalidShippingCode`, and `invalidRequest` for a field of the order that is not valid. */
function checkFulfilmentDetails(request: CheckoutRequest, { store }: PricedCart): void {
  const { fulfilmentMethod, fulfilmentOption } = request
  const codes = fulfilmentMethod === FULFILMENT_METHOD.flatrate ? FLAT_RATES.map((rate) => rate.code as string) : ['']
  if (!codes.includes(fulfilmentOption)) throw new DomainError('invalidShippingCode', 'unknown shipping code')
  for (const field of fieldsOfMethod(fulfilmentMethod)) {
    if (isFieldValid(field, request[field], isFieldRequired(field, store.settings))) continue
    const key = ORDER_FIELD_KEYS[field].keys.sent
    throw new DomainError('invalidRequest', `${key} is required, or not a number`, { field: key })
  }
}

/** A voucher is valid no shorter than the customer saw; null is without an end. */
function promisedUntil(now: Date | null, shown: Date | null | undefined): Date | null {
  if (shown === undefined) return now
  return now && shown && max([now, shown])
}
