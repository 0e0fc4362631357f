import type { z } from 'zod'
import type { quoteRecords } from '@/lib/contract/checkout'
import { COUPON_REASONS, type CouponRefusal, type Quote } from '@/lib/domain/checkout/quote'
import { LINE_KIND } from '@/lib/domain/codes/line-kind'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { parseUtc } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { toPictureUrl } from '@/lib/remote/transport/picture-url'
import { toSurcharge } from './surcharge-mapper'

/** `timeZone` is the store's, for the local time of its slots. */
export function toQuote(wire: z.output<typeof quoteRecords>, timeZone: string): Quote {
  const currency = wire.curr || DEFAULT_CURRENCY
  const minor = (value: number | null | undefined) => toMinor(value ?? 0, currency)
  const slots = Object.entries(wire.allowed_periods ?? {}).map(([day, ranges]) => [
    day,
    ranges.map(({ start, end }) => ({ start: zoned(parseUtc(start), timeZone), end: zoned(parseUtc(end), timeZone) })),
  ])
  return {
    id: wire.qid,
    currency,
    lines: (wire.items ?? []).map((line) => ({
      pid: line.pid,
      name: line.nm,
      picture: toPictureUrl(line.img),
      options: line.opts ?? [],
      isGiftCard: line.pt === LINE_KIND.giftCard,
      quantity: line.qty,
      unitPrice: minor(line.pc),
      amount: minor(line.amt),
    })),
    itemTotal: minor(wire.item_ttl),
    storeDiscount: minor(wire.store_dis),
    couponDiscount: minor(wire.cpn_dis),
    couponRefusal: toCouponRefusal(wire, minor(wire.cpn_min)),
    surcharge: minor(wire.surcharge),
    storeSurcharge: toSurcharge(wire.store_surcharge, minor),
    orderSurcharge: toSurcharge(wire.order_surcharge, minor),
    shippingFee: minor(wire.shp_fee),
    totalBeforeTax: minor(wire.ttl_bf_tax),
    tax: minor(wire.tax),
    taxes: Object.entries(wire.taxes ?? {}).map(([label, amount]) => ({ label, amount: minor(amount) })),
    grandTotal: minor(wire.g_total),
    pointsBalance: wire.p_bal,
    shippingMethod: wire.shp_mtd,
    shippingTypes: (wire.shp_types ?? []).map((type) => ({
      name: type.snm,
      methods: type.methods.map((method) => ({ code: method.code, description: method.desc, fee: minor(method.fee) })),
    })),
    asap: wire.asap ?? null,
    allowedPeriods: Object.fromEntries(slots),
  }
}

/** An unknown reason is treated like none. */
function toCouponRefusal(wire: z.output<typeof quoteRecords>, minimum: number): CouponRefusal | null {
  const reason = COUPON_REASONS.find((known) => known === wire.cpn_reason)
  if (!reason || (reason === 'minimum_not_met' && minimum <= 0)) return null
  return { reason, minimum }
}
