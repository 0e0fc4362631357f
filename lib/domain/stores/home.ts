import { CATEGORY_GROUPS, type CategoryGroup } from '@/lib/domain/codes/catalogue-codes'
import type { Id } from '@/lib/domain/codes/id'
import type { Money } from '@/lib/domain/money/money'
import type { ListedStore, StoreSummary } from './stores'

/** The store kinds of the home page, by message key, and the category groups of each. */
const STORE_KINDS = {
  restaurants: ['food_and_drinks'],
  beauty_spas: ['beauty_and_spas', 'health_and_fitness'],
  travel: ['travel'],
  things_to_do: ['entertainment'],
  shopping: ['shopping'],
  local_services: ['home_services', 'automotive', 'local_services'],
} as const satisfies Record<string, readonly CategoryGroup[]>

export type StoreKind = keyof typeof STORE_KINDS
export const STORE_KIND_KEYS = Object.keys(STORE_KINDS) as StoreKind[]

export interface KindOfStores {
  /** null for stores of no kind: an API need not tell the categories of a store in a list */
  kind: StoreKind | null
  /** open ones first, then nearest first */
  stores: ListedStore[]
}

export function isStoreKind(value: unknown): value is StoreKind {
  return STORE_KIND_KEYS.includes(value as StoreKind)
}

export function groupsOf(kind: StoreKind): number[] {
  return STORE_KINDS[kind].map((group) => CATEGORY_GROUPS[group])
}

/** Open ones first, otherwise in their original order: nearest first. */
export function storesOfKind<S extends StoreSummary>(stores: readonly S[], kind: StoreKind): S[] {
  return openFirst(stores.filter((store) => isOfKind(store, kind)))
}

/** The stores of no kind, in the same order. An API need not tell the categories of a store in a list. */
export function storesOfNoKind<S extends StoreSummary>(stores: readonly S[]): S[] {
  return openFirst(stores.filter((store) => !STORE_KIND_KEYS.some((kind) => isOfKind(store, kind))))
}

/** undefined for a store of none. */
export function kindOfStore(store: StoreSummary): StoreKind | undefined {
  return STORE_KIND_KEYS.find((kind) => isOfKind(store, kind))
}

function isOfKind({ categories }: StoreSummary, kind: StoreKind): boolean {
  const groups = groupsOf(kind)
  return categories.some((id) => groups.includes(id - (id % 100)))
}

export function openFirst<S extends StoreSummary>(stores: readonly S[]): S[] {
  return [...stores.filter(({ isOpen }) => isOpen), ...stores.filter(({ isOpen }) => !isOpen)]
}

export interface FoundDish {
  id: Id
  name: string
  picture: string
  /** null where its currency is not known */
  price: Money | null
  storeName: string
}
