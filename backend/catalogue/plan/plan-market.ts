import { buildCoupons } from '@/backend/catalogue/build/build-deals'
import type { Conversion, DesiredRows } from '@/backend/catalogue/build/desired-rows'
import { toLocalised } from '@/backend/catalogue/format/texts'
import type { Catalogue } from '@/backend/catalogue/read/read-folder'
import type { Database } from '@/backend/db/database'
import { categories, shortcuts } from '@/backend/db/schema/deals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { type Ids, idsOf } from './allocate-ids'
import { withUses } from './coupon-uses'
import { type Diff, diffRows, type StoredRow } from './diff-rows'
import { loadCoupons } from './load-stored'

export interface MarketPlan {
  categories: Diff
  shortcuts: Diff
  /** of every store; those that the files lack stay, since other folders may have them */
  coupons: Diff
}

const NOTHING: Diff = { created: [], changed: [], removed: [], remembered: [] }

export async function planMarket(
  db: Database,
  files: Catalogue,
  pictureOf: Conversion['pictureOf'],
  ids: Ids,
): Promise<MarketPlan> {
  const shared = (files.coupons ?? []).flatMap(({ row }) => (row.store === undefined ? [row] : []))
  const known = await loadCoupons(db, null)
  const wanted = withUses(buildCoupons(shared, { gid: null, currency: DEFAULT_CURRENCY, timeZone: 'UTC' }), known)
  return {
    categories: files.categories ? diffById(buildCategories(files), await db.select().from(categories)) : NOTHING,
    shortcuts: files.shortcuts
      ? diffById(buildShortcuts(files, pictureOf), await db.select().from(shortcuts))
      : NOTHING,
    coupons: {
      ...diffRows(
        wanted,
        known,
        idsOf(wanted.keys(), known, () => ids('coupon')),
      ),
      removed: [],
    },
  }
}

function diffById(wanted: DesiredRows, rows: { id: number }[]): Diff {
  const stored = new Map<string, StoredRow>(
    rows.map((row) => [`${row.id}`, { id: row.id, retiredAt: null, row }]) as never,
  )
  return diffRows(wanted, stored, new Map([...wanted.keys()].map((id) => [id, Number(id)])))
}

function buildCategories({ categories: lines }: Catalogue): DesiredRows {
  const rows = (lines ?? []).map(({ row }) => row)
  const parents = new Map(rows.map(({ id, parent }) => [id, parent ?? null]))
  const counts = new Map<number | null, number>()
  return new Map(
    rows.map((row) => {
      const parentId = row.parent ?? null
      const position = counts.get(parentId) ?? 0
      counts.set(parentId, position + 1)
      const level = parentId === null ? 1 : parents.get(parentId) === null ? 2 : 3
      return [`${row.id}`, { parentId, level, position, name: toLocalised(row, 'name'), icon: row.icon }]
    }),
  )
}

function buildShortcuts({ shortcuts: lines }: Catalogue, pictureOf: Conversion['pictureOf']): DesiredRows {
  return new Map(
    (lines ?? []).map(({ row }, position) => [
      `${position + 1}`,
      { text: toLocalised(row, 'text'), picture: row.picture ? pictureOf(row.picture) : '', position },
    ]),
  )
}
