import { asc, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import type { RowOf } from '@/backend/catalogue-files/format/files'
import type { Database } from '@/backend/platform/db/database'
import { documentedCountry } from '@/lib/domain/places/countries'

/** The merchant's taxes; those that are shipped are no rows. */
export async function taxRows(db: Database): Promise<RowOf<'taxes'>[]> {
  const rows = await db
    .select({ tax: taxes, store: stores.urlKey })
    .from(taxes)
    .leftJoin(stores, eq(stores.gid, taxes.gid))
    .orderBy(asc(taxes.id))
  return rows.map(({ tax, store }) => ({
    store: store ?? undefined,
    country: documentedCountry(tax.country)?.code,
    region: tax.region || undefined,
    taxClass: tax.taxClass,
    label: tax.label,
    number: tax.number || undefined,
    rate: tax.rate,
    validFrom: tax.from ?? undefined,
    validUntil: tax.until ?? undefined,
    included: tax.isIncluded,
  }))
}
