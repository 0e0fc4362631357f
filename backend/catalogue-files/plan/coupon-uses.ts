import type { DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredRow } from '@/backend/catalogue-files/stored/diff-rows'

/** Coupons whose limit is below the uses so far have that many as their limit: they are used up. */
export function withUses(wanted: DesiredRows, stored: ReadonlyMap<string, StoredRow<{ used: number }>>): DesiredRows {
  return new Map(
    [...wanted].map(([code, row]) => {
      const used = stored.get(code)?.row.used ?? 0
      const isLimited = typeof row.totalLimit === 'number'
      return [code, isLimited ? { ...row, totalLimit: Math.max(Number(row.totalLimit), used) } : row]
    }),
  )
}
