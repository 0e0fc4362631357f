import type { ShopFiles } from '@/backend/catalogue/check/group-shops'
import type { RowOf } from '@/backend/catalogue/format/files'
import { fromLocalText } from '@/backend/catalogue/format/moments'
import { toLocalised } from '@/backend/catalogue/format/texts'
import { type Localised, localised } from '@/lib/domain/site/languages'
import { type Conversion, type DesiredRow, type DesiredRows, toCents } from './desired-rows'

const EMPTY = localised(() => '')

/** Deals by key; `category` is the number of theirs. */
export function buildDeals(shop: ShopFiles, { gid, currency, timeZone, pictureOf }: Conversion): DesiredRows {
  const highlights = new Map<string, (Localised | null)[]>()
  for (const { row } of shop.highlights ?? []) {
    highlights.set(row.deal, [...(highlights.get(row.deal) ?? []), toLocalised(row, 'text')])
  }
  const rows = (shop.deals ?? []).map(({ row }): [string, DesiredRow] => [
    row.key,
    {
      gid,
      key: row.key,
      category: row.category,
      name: toLocalised(row, 'name'),
      shortDescription: toLocalised(row, 'summary') ?? EMPTY,
      ...(shop.highlights && { highlights: highlights.get(row.key) ?? [] }),
      detail: toLocalised(row, 'detail') ?? EMPTY,
      finePrint: toLocalised(row, 'finePrint') ?? EMPTY,
      images: row.pictures.map(pictureOf),
      video: row.video ?? null,
      price: toCents(row.price, currency),
      dealPrice: toCents(row.dealPrice, currency),
      currency,
      startsAt: fromLocalText(row.startsAt, timeZone),
      endsAt: fromLocalText(row.endsAt, timeZone),
      limitPerOrder: row.limitPerOrder,
      stock: row.stock,
      pickup: row.pickup,
      delivery: row.delivery,
      taxClass: row.taxClass,
    },
  ])
  return new Map(rows)
}

/** Coupons by their code in lower case; `gid` is null for those of every store. */
export function buildCoupons(
  rows: readonly RowOf<'coupons'>[],
  { gid, currency, timeZone }: { gid: number | null; currency: string; timeZone: string },
): DesiredRows {
  return new Map(
    rows.map((row) => [
      row.code.toLowerCase(),
      {
        gid,
        code: row.code,
        title: toLocalised(row, 'title'),
        kind: row.percent === undefined ? 'amount' : 'percent',
        value: row.percent ?? toCents(row.amount, currency),
        minSubtotal: toCents(row.minSubtotal, currency),
        startsAt: fromLocalText(row.startsAt, timeZone),
        endsAt: fromLocalText(row.endsAt, timeZone),
        perCustomerLimit: row.perCustomerLimit ?? null,
        totalLimit: row.totalLimit ?? null,
      },
    ]),
  )
}
