import type { z } from 'zod'
import { toEstimate } from '@/lib/commerce-client/stores/estimate-mapper'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import type { quoteRecords } from '@/lib/contract/quote'
import type { CartLine } from '@/lib/domain/cart/cart'
import type { QuoteRequest } from '@/lib/domain/checkout/checkout'
import { COUPON_REASONS, type CouponRejection, type Quote } from '@/lib/domain/checkout/quote'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { parseUtc } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { toSurcharge } from './surcharge-mapper'
import { toTaxes } from './tax-mapper'

type Wire = z.output<typeof quoteRecords>

export interface RequestedQuote extends Pick<QuoteRequest, 'lines' | 'currency' | 'fulfilmentMethod'> {
  /** the store's, for the local time of its slots; without it there are none */
  timeZone: string | null
  /** what a line of the cart is called, and its choices, where the API does not say */
  nameOf: (line: CartLine) => string
  choicesOf: (line: CartLine) => string[]
}

/** An API that does not list the lines has priced those of the request. */
export function toQuote(wire: Wire, request: RequestedQuote): Quote {
  const currency = wire.curr ?? (request.currency || DEFAULT_CURRENCY)
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  return {
    id: wire.qid,
    currency,
    lines: wire.items ? wire.items.map((line) => toLine(line, minor)) : ownLines(request),
    itemTotal: given(wire.item_ttl) ? minor(wire.item_ttl) : lineTotal(request),
    storeDiscount: minor(wire.store_dis),
    couponDiscount: minor(wire.cpn_dis),
    couponRejection: toCouponRejection(wire, minor(wire.cpn_min)),
    bestCoupon: wire.cpn_best
      ? { code: wire.cpn_best.code, name: wire.cpn_best.nm || wire.cpn_best.code, discount: minor(wire.cpn_best.amt) }
      : null,
    surcharge: minor(wire.surcharge),
    storeSurcharge: toSurcharge(wire.store_surcharge, minor),
    orderSurcharge: toSurcharge(wire.order_surcharge, minor),
    shippingFee: minor(wire.shp_fee),
    shippingKm: wire.shp_km ?? null,
    totalBeforeTax: given(wire.ttl_bf_tax) ? minor(wire.ttl_bf_tax) : minor(wire.g_total) - minor(wire.tax),
    tax: minor(wire.tax),
    taxes: toTaxes(wire, minor),
    grandTotal: minor(wire.g_total),
    pointsBalance: wire.p_bal ?? 0,
    fulfilmentMethod: wire.shp_mtd ?? request.fulfilmentMethod,
    shippingTypes: (wire.shp_types ?? []).map((type) => ({
      name: type.snm ?? '',
      methods: type.methods.map(({ code, desc, fee }) => ({ code, description: desc ?? '', fee: minor(fee) })),
    })),
    asap: wire.asap ?? null,
    estimate: toEstimate(wire.est),
    allowedPeriods: request.timeZone ? toSlots(wire.allowed_periods ?? {}, request.timeZone) : {},
  }
}

function given(value: number | null | undefined): value is number {
  return value !== null && value !== undefined
}

function toLine(line: NonNullable<Wire['items']>[number], minor: (value: number) => number): Quote['lines'][number] {
  return {
    pid: line.pid,
    name: line.nm,
    picture: toPictureUrl(line.img),
    options: line.opts ?? [],
    isGiftCard: line.pt === LINE_KIND.giftCard,
    validUntil: toInstant(line.vld_dt),
    quantity: line.qty,
    unitPrice: minor(line.pc),
    amount: minor(line.amt),
  }
}

export function ownLines({
  lines,
  nameOf,
  choicesOf,
}: Pick<RequestedQuote, 'lines' | 'nameOf' | 'choicesOf'>): Quote['lines'] {
  return lines.map((line) => ({
    pid: line.pid,
    name: nameOf(line),
    picture: '',
    options: choicesOf(line),
    isGiftCard: false,
    validUntil: null,
    quantity: line.qty,
    unitPrice: line.pc,
    amount: line.pc * line.qty,
  }))
}

function lineTotal({ lines }: RequestedQuote): number {
  return lines.reduce((sum, { pc, qty }) => sum + pc * qty, 0)
}

function toSlots(periods: NonNullable<Wire['allowed_periods']>, timeZone: string): Quote['allowedPeriods'] {
  const local = (text: string) => zoned(parseUtc(text), timeZone)
  const days = Object.entries(periods).map(([day, ranges]) => [
    day,
    ranges.map(({ start, end }) => ({ start: local(start), end: local(end) })),
  ])
  return Object.fromEntries(days)
}

/** An unknown reason is treated like none. */
function toCouponRejection(wire: z.output<typeof quoteRecords>, minimum: number): CouponRejection | null {
  const reason = COUPON_REASONS.find((known) => known === wire.cpn_reason)
  if (!reason || (reason === 'minimum_not_met' && minimum <= 0)) return null
  return { reason, minimum, heldBy: wire.cpn_order ?? null }
}
