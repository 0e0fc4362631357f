import type { InstalledCities } from '@/backend/config/cities'
import type { CityKey } from '@/lib/domain/places/cities'

export interface KnownStore {
  gid: number
  cityKey: CityKey
  region: string
  country: string
  timeZone: string
  currency: string
}

export interface KnownCategory {
  parentId: number | null
  /** whether a store or a deal is in it */
  isUsed: boolean
}

/** The stored columns that rows of files are checked against. Amounts are in minor units. */
export interface KnownRow {
  isOnSale: boolean
  price?: number
  dealPrice?: number
  /** of a dish on sale */
  regularPrice?: number | null
  startsAt?: Date
  endsAt?: Date
  min?: number
  max?: number
  /** key of the section of a dish */
  section?: string
  /** path of the choice that opens an option */
  parent?: string | null
}

export const KEYED_KINDS = ['sections', 'dishes', 'deals', 'options', 'choices', 'coupons'] as const
export type KeyedKind = (typeof KEYED_KINDS)[number]

/** Stored rows of a store by key, including rows out of sale. */
export type KnownShop = Record<KeyedKind, ReadonlyMap<string, KnownRow>>

export interface StoredFacts {
  stores: Map<string, KnownStore>
  /** stores that the files name, by key */
  shops: Map<string, KnownShop>
  /** coupons that are valid at every store, by code in lower case */
  sharedCoupons: ReadonlyMap<string, KnownRow>
  /** keys of stores by domain */
  domains: Map<string, string>
  /** the categories of the files, or the stored ones without a file */
  categories: Map<number, KnownCategory>
  /** classes of the stored taxes */
  taxClasses: Set<string>
  /** hosts of the shared site, which no store can have */
  sharedHosts: Set<string>
  cities: InstalledCities
}
