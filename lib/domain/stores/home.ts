import { CATEGORY_GROUPS, type CategoryGroup } from '@/lib/domain/codes/catalogue-codes'
import type { Id } from '@/lib/domain/codes/id'
import type { Money } from '@/lib/domain/money/money'
import { thoseFirst } from '@/lib/domain/those-first'
import type { Hit } from './hit'
import type { ListedStore, StoreSummary } from './stores'

/**
 * The store kinds of home and of a search, by message key, and the category groups of each: those of the header's menu in
 * its order, after restaurants, and one of the groups that the menu has not.
 */
const STORE_KINDS = {
  restaurants: ['food_and_drinks'],
  goods: ['shopping'],
  things_to_do: ['entertainment'],
  beauty_spas: ['beauty_and_spas'],
  travel: ['travel'],
  health_fitness: ['health_and_fitness'],
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

/** What links of before call a kind. */
const FORMER: Record<string, StoreKind> = { shopping: 'goods' }

/** The kind that a URL names; undefined for none. */
export function toStoreKind(value: unknown): StoreKind | undefined {
  return STORE_KIND_KEYS.find((kind) => kind === value || kind === FORMER[String(value)])
}

/** Cards in a row of a desktop. */
export const HOME_COLUMNS = 4

export interface HomeRows {
  /** the kind that leads the page, and those that fill a row */
  rows: KindOfStores[]
  /** the others, which share one */
  thin: KindOfStores[]
}

/** The kinds of the home page in whole rows: none has a hole at its end. */
export function homeRows(kinds: readonly KindOfStores[]): HomeRows {
  const isRow = ({ stores }: KindOfStores, index: number) => index === 0 || stores.length >= HOME_COLUMNS
  return {
    rows: kinds.filter(isRow).map(({ kind, stores }) => ({ kind, stores: stores.slice(0, wholeRows(stores.length)) })),
    thin: kinds
      .filter((kind, index) => !isRow(kind, index))
      .map(({ kind, stores }) => ({ kind, stores: stores.slice(0, MAX_THIN) })),
  }
}

/** of a kind that shares its row */
const MAX_THIN = 2

const wholeRows = (count: number) => (count < HOME_COLUMNS ? count : count - (count % HOME_COLUMNS))

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
export function kindOfStore(store: Pick<StoreSummary, 'categories'>): StoreKind | undefined {
  return STORE_KIND_KEYS.find((kind) => isOfKind(store, kind))
}

function isOfKind({ categories }: Pick<StoreSummary, 'categories'>, kind: StoreKind): boolean {
  const groups = groupsOf(kind)
  return categories.some((id) => groups.includes(id - (id % 100)))
}

export function openFirst<S extends StoreSummary>(stores: readonly S[]): S[] {
  return thoseFirst(stores, ({ isOpen }) => isOpen === true)
}

export interface FoundDish {
  id: Id
  name: string
  picture: string
  /** null where its currency is not known */
  price: Money | null
  hit?: Hit
}
