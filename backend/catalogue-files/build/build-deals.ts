import { KEY_OF } from '@/backend/catalogue-files/check/rows-to-be'
import { fromLocalText } from '@/backend/catalogue-files/format/moments'
import { toLocalised } from '@/backend/catalogue-files/format/texts'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { type Conversion, type DesiredRows, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { type Localised, localised } from '@/lib/domain/languages/languages'
import { buildRows } from './build-rows'
import { mergeText } from './merge-text'

const EMPTY = localised(() => '')

/** Deals by key; `category` is the number of theirs. */
export function buildDeals(shop: ShopFiles, stored: StoredShop, conversion: Conversion): DesiredRows {
  const { gid, currency, timeZone, pictureOf } = conversion
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
        startsAt: instant(row.startsAt, timeZone),
        endsAt: instant(row.endsAt, timeZone),
        limitPerOrder: row.limitPerOrder,
        stock: row.stock,
        pickup: row.pickup,
        delivery: row.delivery,
        validDays: row.validDays ?? null,
        taxClass: row.taxClass,
      }
      return [row.key, built]
    },
    KEY_OF.deals,
  )
}

/** Coupons by their code in lower case; `gid` is null for those of every store. */
export function buildCoupons(
  coupons: ShopFiles['coupons'],
  stored: StoredShop['coupons'],
  { gid, currency, timeZone }: { gid: number | null; currency: string; timeZone: string },
): DesiredRows {
  return buildRows(
    'coupons',
    coupons,
    stored,
    (line, before) => {
      const { row, fields } = line
      const hasValue = !before || fields.has('percent') || fields.has('amount')
      const built = {
        gid,
        code: row.code,
        title: mergeText(line, 'title', before?.title),
        ...(hasValue && {
          kind: row.percent === undefined ? 'amount' : 'percent',
          value: row.percent ?? toCents(row.amount, currency),
        }),
        minSubtotal: toCents(row.minSubtotal, currency),
        startsAt: instant(row.startsAt, timeZone),
        endsAt: instant(row.endsAt, timeZone),
        perCustomerLimit: row.perCustomerLimit ?? null,
        totalLimit: row.totalLimit ?? null,
      }
      return [KEY_OF.coupons(row), built]
    },
    KEY_OF.coupons,
  )
}

/** Undefined for a cell of a column that is left out. */
function instant(cell: string | undefined, timeZone: string): Date | undefined {
  return cell === undefined ? undefined : fromLocalText(cell, timeZone)
}
