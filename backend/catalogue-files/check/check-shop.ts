import type { HoursRow } from '@/backend/catalogue-files/format/hours-rows'
import { SHOP_KINDS, type ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { checkMoney, type Report } from './check-cells'
import { checkCoupon, checkDeal } from './check-deals'
import { checkDishPrices } from './check-dish-prices'
import { checkHolidays, checkHours } from './check-hours'
import { checkNewRows } from './check-new-rows'
import { checkOptions } from './check-options'
import { checkDomain, checkStore } from './check-store'
import { keysAfterImport, knownRows } from './row-keys'
import { placeOf } from './store-place'

export function checkShop(shop: ShopFiles, facts: StoredFacts, report: Report): void {
  const { currency, timeZone } = placeOf(shop.store, facts.stores.get(shop.key), facts.cities)
  checkNewRows(shop, facts, report)
  if (shop.store) {
    checkStore(shop.store, facts, report)
    checkMoney('stores', shop.store.line, shop.store.row, currency, report)
  }
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
  checkHolidays(shop.holidays ?? [], report)
  checkDishes(shop, { facts, currency }, report)
  checkOptions(shop, facts, report)
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const [deals, coupons] = [knownRows(shop, 'deals', facts), knownRows(shop, 'coupons', facts)]
  for (const deal of shop.deals ?? [])
    checkDeal(deal, { currency, zone, stored: deals.get(deal.row.key) }, facts, report)
  const offered = new Set(shop.deals?.map(({ row }) => row.key))
  checkHoursOf('dealHours', shop.dealHours, { field: 'deal', keys: [...offered], file: 'deals.csv' }, report)
  for (const { line, row } of shop.highlights ?? []) {
    if (!offered.has(row.deal)) report('highlights', line, 'deal', `${row.deal} is not in deals.csv`)
  }
  for (const coupon of shop.coupons ?? []) {
    checkCoupon(coupon, { zone, stored: coupons.get(coupon.row.code.toLowerCase()) }, report)
  }
}

function checkDishes(
  shop: ShopFiles,
  { facts, currency }: { facts: StoredFacts; currency: string },
  report: Report,
): void {
  const { dishes, dishHours } = shop
  const sections = keysAfterImport(shop, 'sections', facts)
  const stored = knownRows(shop, 'dishes', facts)
  for (const dish of dishes ?? []) {
    const { line, row } = dish
    const before = stored.get(row.sku)
    checkDishPrices(dish, { currency, stored: before }, report)
    // the section of a dish that returns to the menu may be out of sale
    const section = row.section ?? before?.section
    if (section !== undefined && !sections.has(section)) {
      report('dishes', line, 'section', `${section} is not in sections.csv`)
    }
  }
  const skus = dishes?.map(({ row }) => row.sku) ?? []
  checkHoursOf('dishHours', dishHours, { field: 'sku', keys: skus, file: 'dishes.csv' }, report)
  const keys = shop.sections?.map(({ row }) => row.key) ?? []
  checkHoursOf('sectionHours', shop.sectionHours, { field: 'section', keys, file: 'sections.csv' }, report)
}

/** Checks the hours of each key, which its file must have. */
function checkHoursOf<Field extends string>(
  kind: 'sectionHours' | 'dishHours' | 'dealHours',
  lines: readonly Line<HoursRow & Record<Field, string>>[] | null,
  { field, keys, file }: { field: Field; keys: readonly string[]; file: string },
  report: Report,
): void {
  const known = new Map(keys.map((key) => [key, [] as Line<HoursRow>[]]))
  for (const each of lines ?? []) {
    const rows = known.get(each.row[field])
    if (rows) rows.push(each)
    else report(kind, each.line, field, `${each.row[field]} is not in ${file}`)
  }
  for (const rows of known.values()) checkHours(kind, rows, report)
}
