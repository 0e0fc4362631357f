import { categories, shortcuts } from '@/backend/catalogue/schema/deals'
import { buildCategories, type StoredCategory } from '@/backend/catalogue-files/build/build-categories'
import { buildCoupons } from '@/backend/catalogue-files/build/build-coupons'
import { toLocalised } from '@/backend/catalogue-files/format/text-columns'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { Conversion, DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import { type Diff, diffRows, type StoredRow } from '@/backend/catalogue-files/stored/diff-rows'
import { loadCoupons } from '@/backend/catalogue-files/stored/load-stored'
import type { Database } from '@/backend/platform/db/database'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { type Ids, idsOf } from './allocate-ids'

export interface MarketPlan {
  categories: Diff
  /** a list without keys, which a file replaces completely */
  shortcuts: Diff
  /** coupons valid at every store; missing ones stay, since other folders may have them */
  coupons: Diff
}

const NOTHING: Diff = { created: [], changed: [], removed: [], remembered: [], kept: 0 }

export async function planMarket(
  db: Database,
  files: Catalogue,
  pictureOf: Conversion['pictureOf'],
  { ids, isReplacing }: { ids: Ids; isReplacing: boolean },
): Promise<MarketPlan> {
  const shared = files.coupons?.filter(({ row }) => row.store === undefined) ?? null
  const known = await loadCoupons(db, null)
  const place = { gid: null, currency: DEFAULT_CURRENCY, timeZone: 'UTC' }
  const wanted = buildCoupons(shared, known, place)
  const couponIds = idsOf(wanted.keys(), known, () => ids('coupon'))
  const tree = files.categories ? byId(await db.select().from(categories)) : new Map()
  const words = files.shortcuts ? byId(await db.select().from(shortcuts)) : new Map()
  return {
    categories: files.categories ? diffById(buildCategories(files.categories, tree), tree, isReplacing) : NOTHING,
    shortcuts: files.shortcuts ? diffById(buildShortcuts(files, pictureOf), words, true) : NOTHING,
    coupons: { ...diffRows(wanted, known, couponIds, false), kept: 0 },
  }
}

function byId<Row extends { id: number }>(rows: Row[]): Map<string, StoredRow<Row>> {
  return new Map(rows.map((row) => [`${row.id}`, { id: row.id, retiredAt: null, row }]))
}

function diffById(
  wanted: DesiredRows,
  stored: ReadonlyMap<string, StoredRow<StoredCategory | typeof shortcuts.$inferSelect>>,
  isReplacing: boolean,
): Diff {
  return diffRows(wanted, stored, new Map([...wanted.keys()].map((id) => [id, Number(id)])), isReplacing)
}

function buildShortcuts({ shortcuts: lines }: Catalogue, pictureOf: Conversion['pictureOf']): DesiredRows {
  return new Map(
    (lines ?? []).map(({ row }, position) => [
      `${position + 1}`,
      { text: toLocalised(row, 'text'), picture: row.picture ? pictureOf(row.picture) : '', position },
    ]),
  )
}
