import { and, eq, isNull, or } from 'drizzle-orm'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { toLocal } from '@/backend/catalogue/stores/local-time'
import type { Database } from '@/backend/platform/db/database'
import type { StoreType } from '@/lib/domain/codes/catalogue-codes'
import { regionCode } from '@/lib/domain/places/regions'
import { regionOfPostalCode } from './postal-regions'
import { SHIPPED_RULES } from './shipped-taxes'
import { DELIVERY_CLASS, TAX_CLASSES, taxClassOf } from './tax-classes'
import { ratesOf, rulesOf, type TaxRate } from './tax-rule'

interface TaxedStore {
  gid: number
  kind: StoreType
  country: string
  region: string
  timeZone: string
}

interface Destination {
  country: string
  region: string
  postalCode: string
}

interface StoreTaxes {
  /** the taxes on a class */
  ratesOf: (taxClass: string) => TaxRate[]
  /** empty: taxed like what is delivered */
  deliveryClass: string
}

/**
 * The taxes on each class of an order of a store now: at the address that it is sent to, by its postal code whatever
 * region was entered; at the store when nothing is sent.
 */
export async function readTaxes(
  db: Database,
  store: TaxedStore,
  address: Destination | null,
  now: Date,
): Promise<StoreTaxes> {
  const { country, region } = address ?? store
  const code = (address && regionOfPostalCode(country, address.postalCode)) ?? regionCode(country, region) ?? region
  const place = { gid: store.gid, country, region: code }
  const ofPlace = and(eq(taxes.country, country), or(eq(taxes.region, code), eq(taxes.region, '')))
  const isOfStore = or(eq(taxes.gid, store.gid), isNull(taxes.gid))
  const own = await db.select().from(taxes).where(and(ofPlace, isOfStore))
  const day = toLocal(now, store.timeZone).date
  // a word that nothing knows, such as one of a link, is taxed like what the store sells
  const known = new Set<string>([...TAX_CLASSES, ...own.map((rule) => rule.taxClass)])
  const levels = [own, SHIPPED_RULES]
  return {
    ratesOf: (word) => ratesOf(levels, place, known.has(word) ? word : taxClassOf(store.kind), day),
    deliveryClass: rulesOf(levels, place, DELIVERY_CLASS, day).length > 0 ? DELIVERY_CLASS : '',
  }
}
