import type { RowOf } from '@/backend/catalogue/format/files'
import { fromLocalText } from '@/backend/catalogue/format/moments'
import type { Line } from '@/backend/catalogue/read/read-rows'
import { toMinor } from '@/lib/domain/money/decimals'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { checkHours } from './check-hours'
import { checkOptions } from './check-options'
import { checkDomain, checkStore } from './check-store'
import type { StoredFacts } from './facts'
import { SHOP_KINDS, type ShopFiles } from './group-shops'
import { isWebAddress } from './is-web-address'
import { checkMoney } from './money'
import type { Report } from './report'
import { placeOf } from './store-place'

export function checkShop(shop: ShopFiles, facts: StoredFacts, report: Report): void {
  const { currency, timeZone } = placeOf(shop.store.row)
  checkStore(shop.store, facts, report)
  checkMoney('stores', shop.store.line, shop.store.row, currency, report)
  for (const kind of SHOP_KINDS) {
    for (const { line, row } of shop[kind] ?? []) checkMoney(kind, line, row, currency, report)
  }
  for (const line of shop.domains ?? []) checkDomain(line, facts, report)
  for (const of of ['store', 'delivery'] as const) {
    checkHours(
      'hours',
      (shop.hours ?? []).filter(({ row }) => row.of === of),
      report,
    )
  }
  checkDishes(shop, report)
  checkOptions(shop, report)
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  for (const deal of shop.deals ?? []) checkDeal(deal, { currency, zone }, facts, report)
  const deals = new Set(shop.deals?.map(({ row }) => row.key))
  for (const { line, row } of shop.highlights ?? []) {
    if (!deals.has(row.deal)) report('highlights', line, 'deal', `${row.deal} is not in deals.csv`)
  }
  for (const coupon of shop.coupons ?? []) checkCoupon(coupon, zone, report)
}

function checkDishes({ sections, dishes, dishHours }: ShopFiles, report: Report): void {
  const keys = new Set(sections?.map(({ row }) => row.key))
  for (const { line, row } of dishes ?? []) {
    if (!keys.has(row.section)) report('dishes', line, 'section', `${row.section} is not in sections.csv`)
  }
  const hours = new Map(dishes?.map(({ row }) => [row.sku, [] as Line<RowOf<'dishHours'>>[]]))
  for (const each of dishHours ?? []) {
    const known = hours.get(each.row.sku)
    if (known) known.push(each)
    else report('dishHours', each.line, 'sku', `${each.row.sku} is not in dishes.csv`)
  }
  for (const lines of hours.values()) checkHours('dishHours', lines, report)
}

function checkDeal(
  { line, row }: Line<RowOf<'deals'>>,
  { currency, zone }: { currency: string; zone: string },
  facts: StoredFacts,
  report: Report,
): void {
  if (!facts.categories.has(row.category)) report('deals', line, 'category', `${row.category} is no category`)
  if (toMinor(row.dealPrice, currency) > toMinor(row.price, currency)) {
    report('deals', line, 'dealPrice', 'is above the regular price')
  }
  if (row.video && !isWebAddress(row.video)) report('deals', line, 'video', 'must be a whole web address')
  checkPeriod('deals', line, row, zone, report)
}

/** A coupon of all stores has no local time. */
export function checkCoupon({ line, row }: Line<RowOf<'coupons'>>, zone: string | null, report: Report): void {
  if ((row.percent === undefined) === (row.amount === undefined)) {
    report('coupons', line, 'percent', 'or amount must be given, not both')
  }
  const local = [row.startsAt, row.endsAt].some((text) => text.includes(' '))
  if (zone === null && local) report('coupons', line, 'startsAt', 'must be an instant such as 2027-01-01T06:00:00Z')
  else checkPeriod('coupons', line, row, zone ?? 'UTC', report)
}

function checkPeriod(
  kind: 'deals' | 'coupons',
  line: number,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: string,
  report: Report,
): void {
  if (fromLocalText(startsAt, zone) >= fromLocalText(endsAt, zone))
    report(kind, line, 'endsAt', 'must be after its start')
}
