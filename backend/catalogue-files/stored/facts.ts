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

/** What is compared with the cells of a file that may leave columns out. Amounts are in minor units. */
export interface KnownRow {
  isOnSale: boolean
  price?: number
  dealPrice?: number
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

/** Stored rows of a store by key, also those out of sale. */
export type KnownShop = Record<KeyedKind, ReadonlyMap<string, KnownRow>>

export interface StoredFacts {
  stores: Map<string, KnownStore>
  /** by key of their store; only of stores that the files name */
  shops: Map<string, KnownShop>
  /** those of every store, by code in lower case */
  sharedCoupons: ReadonlyMap<string, KnownRow>
  /** key of the store by its domain */
  domains: Map<string, string>
  /** those of the files, else those stored */
  categories: Map<number, KnownCategory>
  /** hosts that are no store's */
  sharedHosts: Set<string>
}
