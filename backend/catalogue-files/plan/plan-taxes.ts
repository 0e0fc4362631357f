import { inArray } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { Database } from '@/backend/platform/db/database'

type TaxRow = Omit<typeof taxes.$inferSelect, 'id'>

export interface TaxPlan {
  created: { key: string; row: TaxRow }[]
  removed: { key: string; id: number }[]
}

/** The taxes of each store, region or country that the file names are those of its rows; all others stay. */
export async function planTaxes(db: Database, { taxes: lines }: Catalogue): Promise<TaxPlan> {
  if (!lines || lines.length === 0) return { created: [], removed: [] }
  const keys = lines.flatMap(({ row }) => row.store ?? [])
  const place = { gid: stores.gid, key: stores.urlKey, country: stores.country, region: stores.region }
  const rows = await db.select(place).from(stores).where(inArray(stores.urlKey, keys)).for('no key update')
  const named = new Map(rows.map((store) => [store.key, store]))
  const wanted = lines.map(({ row }): TaxRow => {
    const store = row.store === undefined ? undefined : named.get(row.store)
    return {
      gid: store?.gid ?? null,
      country: row.country ?? store?.country ?? '',
      region: row.region ?? (row.country ? '' : (store?.region ?? '')),
      taxClass: row.taxClass ?? '',
      label: row.label ?? '',
      number: row.number ?? '',
      rate: row.rate ?? 0,
      isIncluded: row.included ?? false,
      from: row.validFrom ?? null,
      until: row.validUntil ?? null,
    }
  })
  const scopes = new Set(wanted.map(scopeOf))
  const stored = (await db.select().from(taxes)).filter((row) => scopes.has(scopeOf(row)))
  const [has, wants] = [new Set(stored.map(nameOf)), new Set(wanted.map(nameOf))]
  return {
    created: wanted.filter((row) => !has.has(nameOf(row))).map((row) => ({ key: nameOf(row), row })),
    removed: stored.filter((row) => !wants.has(nameOf(row))).map((row) => ({ key: nameOf(row), id: row.id })),
  }
}

export async function applyTaxes(db: Database, { created, removed }: TaxPlan): Promise<void> {
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await db.delete(taxes).where(inArray(taxes.id, ids))
  if (created.length > 0) await db.insert(taxes).values(created.map(({ row }) => row))
}

function scopeOf({ gid, country, region }: Pick<TaxRow, 'gid' | 'country' | 'region'>): string {
  return gid === null ? `${country} ${region}`.trim() : `store ${gid}`
}

/** All that a tax says, as the report of an import has it. */
function nameOf(row: TaxRow): string {
  const { taxClass, label, number, rate, isIncluded, from, until } = row
  const times = [from && `from ${from}`, until && `until ${until}`]
  const words = [scopeOf(row), taxClass, label, `${rate / 1000} %`, isIncluded && 'included', number, ...times]
  return words.filter(Boolean).join(' ')
}
