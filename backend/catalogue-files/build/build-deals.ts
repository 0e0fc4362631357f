import { KEY_OF } from '@/backend/catalogue-files/check/row-keys'
import { toLocalised } from '@/backend/catalogue-files/format/text-columns'
import { toInstant } from '@/backend/catalogue-files/format/times'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { type Conversion, type DesiredRows, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { type Localised, localised } from '@/lib/domain/languages/languages'
import { buildRows } from './build-rows'
import { hoursBy } from './hours-by'
import { mergeText } from './merge-text'

const EMPTY = localised(() => '')

/** Deals by key; `category` is the number of a deal's category. */
export function buildDeals(shop: ShopFiles, stored: StoredShop, conversion: Conversion): DesiredRows {
  const { gid, currency, timeZone, pictureOf } = conversion
  const timesOf = hoursBy('useHours', shop.dealHours, shop.isReplacing, ({ deal }) => deal)
  const highlights = new Map<string, (Localised | null)[]>()
  for (const { row } of shop.highlights ?? []) {
    highlights.set(row.deal, [...(highlights.get(row.deal) ?? []), toLocalised(row, 'text')])
  }
  return buildRows(
    'deals',
    shop.deals,
    stored.deals,
    (line, before) => {
      const { row } = line
      const lines = highlights.get(row.key)
      const built = {
        gid,
        key: row.key,
        category: row.category,
        name: mergeText(line, 'name', before?.name),
        shortDescription: mergeText(line, 'summary', before?.shortDescription) ?? EMPTY,
        ...(shop.highlights && (lines || shop.isReplacing || !before) && { highlights: lines ?? [] }),
        detail: mergeText(line, 'detail', before?.detail) ?? EMPTY,
        finePrint: mergeText(line, 'finePrint', before?.finePrint) ?? EMPTY,
        images: (row.pictures ?? []).map(pictureOf),
        video: row.video ?? null,
        price: toCents(row.price, currency),
        dealPrice: toCents(row.dealPrice, currency),
        currency,
        startsAt: toInstant(row.startsAt, timeZone),
        endsAt: toInstant(row.endsAt, timeZone),
        limitPerOrder: row.limitPerOrder,
        stock: row.stock,
        pickup: row.pickup,
        delivery: row.delivery,
        validDays: row.validDays ?? null,
        ...timesOf(row.key, !before),
        taxClass: row.taxClass,
      }
      return [row.key, built]
    },
    KEY_OF.deals,
  )
}
