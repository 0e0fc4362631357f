import { KEY_OF } from '@/backend/catalogue-files/check/row-keys'
import { toInstant } from '@/backend/catalogue-files/format/times'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { type DesiredRows, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { buildRows } from './build-rows'
import { mergeText } from './merge-text'

/** Coupons by their code in lower case; `gid` is null for coupons that are valid at every store. */
export function buildCoupons(
  coupons: ShopFiles['coupons'],
  stored: StoredShop['coupons'],
  { gid, currency, timeZone }: { gid: number | null; currency: string; timeZone: string },
): DesiredRows {
  const built = buildRows(
    'coupons',
    coupons,
    stored,
    (line, before) => {
      const { row, fields } = line
      const hasValue = !before || fields.has('percent') || fields.has('amount')
      const coupon = {
        gid,
        code: row.code,
        title: mergeText(line, 'title', before?.title),
        ...(hasValue && {
          kind: row.percent === undefined ? 'amount' : 'percent',
          value: row.percent ?? toCents(row.amount, currency),
        }),
        minSubtotal: toCents(row.minSubtotal, currency),
        startsAt: toInstant(row.startsAt, timeZone),
        endsAt: toInstant(row.endsAt, timeZone),
        perCustomerLimit: row.perCustomerLimit ?? null,
        totalLimit: row.totalLimit ?? null,
      }
      return [KEY_OF.coupons(row), coupon]
    },
    KEY_OF.coupons,
  )
  return withUses(built, stored)
}

/** A limit below the uses so far becomes the number of uses, so that the coupon is used up. */
function withUses(built: DesiredRows, stored: StoredShop['coupons']): DesiredRows {
  return new Map(
    [...built].map(([code, row]) => {
      const used = stored.get(code)?.row.used ?? 0
      const isLimited = typeof row.totalLimit === 'number'
      return [code, isLimited ? { ...row, totalLimit: Math.max(Number(row.totalLimit), used) } : row]
    }),
  )
}
