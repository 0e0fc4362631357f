import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { toLocal } from '@/backend/catalogue/stores/local-time'
import type { Database } from '@/backend/platform/db/database'
import type { StoreType } from '@/lib/domain/codes/catalogue-codes'
import { regionCode } from '@/lib/domain/places/regions'
import { regionOfPostalCode } from './postal-regions'
import { SHIPPED_RULES, type ShippedRule } from './shipped-taxes'
import { DELIVERY_CLASS, isUntaxed, TAX_CLASSES, taxClassOf } from './tax-classes'
import { ratesOf, rulesOf, type TaxRate, type TaxRule } from './tax-rule'

export interface TaxedStore {
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
  const { levels, place, words, day } = await readRules(db, store, address, now)
  // a word that nothing knows, such as one of a link, is taxed like what the store sells
  const known = new Set(words)
  return {
    ratesOf: (word) => ratesOf(levels, place, known.has(word) ? word : taxClassOf(store.kind), day),
    deliveryClass: rulesOf(levels, place, DELIVERY_CLASS, day).length > 0 ? DELIVERY_CLASS : '',
  }
}

/** A rule as it applies; `source` is undefined for a merchant's own. */
type AppliedRule = TaxRule & Partial<Pick<ShippedRule, 'source'>>

/** The rules of each class that apply at a store now, also those that say that a class is not taxed. */
export async function listRules(db: Database, store: TaxedStore, now: Date): Promise<AppliedRule[]> {
  const { levels, place, words, day } = await readRules(db, store, null, now)
  return words.filter((word) => !isUntaxed(word)).flatMap((word) => rulesOf(levels, place, word, day))
}

async function readRules(db: Database, store: TaxedStore, address: Destination | null, now: Date) {
  const { country, region } = address ?? store
  const code = (address && regionOfPostalCode(country, address.postalCode)) ?? regionCode(country, region) ?? region
  // a store's own rules have the region as the store has it, which may be a name
  const ofPlace = and(eq(taxes.country, country), inArray(taxes.region, [code, region, '']))
  const isOfStore = or(eq(taxes.gid, store.gid), isNull(taxes.gid))
  const own = await db.select().from(taxes).where(and(ofPlace, isOfStore)).orderBy(asc(taxes.id))
  const levels: readonly (readonly AppliedRule[])[] = [own, SHIPPED_RULES]
  const place = { gid: store.gid, country, region: code }
  const words: string[] = [...new Set([...TAX_CLASSES, ...own.map((rule) => rule.taxClass)])]
  return { levels, place, words, day: toLocal(now, store.timeZone).date }
}
