import type { z } from 'zod'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { FLAT_RATES } from '@/backend/checkout/fulfilment/resolve-fulfilment'
import type { Quote } from '@/backend/checkout/quote/create-quote'
import { toSurcharge, toTaxList } from '@/backend/orders/serialise/order-amounts'

import { textsIn } from '@/backend/platform/i18n/texts'
import type { quoteRecords } from '@/lib/contract/quote'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatUtc } from '@/lib/domain/time/time'

export function toQuoteRecords(quote: Quote, lan: Language): z.input<typeof quoteRecords> {
  const { lines, store, shipping, totals } = quote.cart
  const money = (minor: number) => toDecimal(minor, store.currency)
  const periods = Object.entries(quote.times.periods).map(([date, slots]) => [
    date,
    slots.map(({ start, end }) => ({ start: formatUtc(start), end: formatUtc(end) })),
  ])
  return {
    qid: quote.id,
    g_total: money(totals.grandTotal),
    item_ttl: money(totals.itemTotal),
    ttl_bf_tax: money(totals.totalBeforeTax),
    tax: money(totals.tax),
    taxes: Object.fromEntries(Object.entries(totals.taxes).map(([label, minor]) => [label, money(minor)])),
    tax_list: toTaxList(totals.appliedTaxes, store.currency),
    dis_ttl: money(totals.storeDiscount + totals.couponDiscount),
    cpn_dis: money(totals.couponDiscount),
    cpn_reason: quote.cart.couponRejection,
    cpn_order: quote.cart.couponHeldBy,
    cpn_min: quote.cart.couponMinimum === null ? null : money(quote.cart.couponMinimum),
    cpn_best: quote.bestCoupon && {
      code: quote.bestCoupon.coupon.code,
      nm: quote.bestCoupon.coupon.title[lan],
      amt: money(quote.bestCoupon.discount),
    },
    store_dis: money(totals.storeDiscount),
    p_bal: quote.pointsBalance,
    surcharge: money(totals.surcharge),
    store_surcharge: toSurcharge(quote.cart.storeSurcharge, store.currency, lan),
    shp_mtd: shipping.method,
    shp_fee: money(shipping.fee),
    shp_km: shipping.km && Math.round(shipping.km * 10) / 10,
    shp_types: shipping.method === FULFILMENT_METHOD.flatrate ? [toShippingType(store, lan)] : [],
    curr: store.currency,
    allowed_periods: Object.fromEntries(periods),
    asap: quote.times.asap,
    est: quote.times.estimate,
    shp_mtds: quote.methods,
    items: lines.map((line) => ({
      pid: line.pid,
      nm: line.name[lan],
      qty: line.quantity,
      pc: money(line.unitPrice),
      amt: money(line.amount),
      img: toPicture(line.picture),
      pt: line.kind,
      opts: line.options.map((option) => option.choiceName[lan]),
      vld_dt: line.validUntil && formatUtc(line.validUntil),
    })),
    oos: [],
  }
}

function toShippingType({ settings, currency }: Quote['cart']['store'], lan: Language) {
  return {
    snm: textsIn(lan).flat_rate.name,
    methods: FLAT_RATES.map(({ code, share }) => ({
      code,
      desc: textsIn(lan).flat_rate[code],
      fee: toDecimal(settings.deliveryFee * share, currency),
    })),
  }
}
