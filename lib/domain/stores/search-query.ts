import { roundDegrees } from '@/lib/domain/places/places'
import { type StoreKind, toStoreKind } from './home'

export const FOUND_KINDS = ['stores', 'dishes', 'deals'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** `best` is the order of the API: open ones first, then those that are named so, then the nearest. */
export const STORE_SORTS = ['best', 'distance', 'rating', 'time'] as const
export type StoreSort = (typeof STORE_SORTS)[number]

export const SERVICES = ['delivery', 'pickup', 'eatin'] as const
export type Service = (typeof SERVICES)[number]

/** What restricts the stores that were found. */
export interface StoreFilters {
  /** those that are open now */
  open?: 1 | undefined
  /** those that hand over in this way */
  way?: Service | undefined
  /** those whose food is there within half an hour */
  soon?: 1 | undefined
}

/** `show` is the kind of results in front, `sort` is none for `best`, and the place is that of the visitor. */
export interface SearchQuery extends StoreFilters {
  query: string
  kind?: StoreKind | undefined
  show?: FoundKind | undefined
  sort?: StoreSort | undefined
  lat?: number | undefined
  lon?: number | undefined
}

const MAX_LETTERS = 100
/** About 100 m: near enough, and visitors of one block share a page. */
const DEGREES = 1000

type RawParams = Record<string, string | string[] | undefined>

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value)
}

/** Drops invalid values; words are at most 100 letters. */
export function parseSearch({ q, kind, show, sort, open, way, soon, lat, lon }: RawParams): SearchQuery {
  const sorted = oneOf(STORE_SORTS, sort)
  return {
    query: typeof q === 'string' ? q.trim().slice(0, MAX_LETTERS) : '',
    kind: toStoreKind(kind),
    show: oneOf(FOUND_KINDS, show),
    sort: sorted === 'best' ? undefined : sorted,
    open: open === '1' ? 1 : undefined,
    way: oneOf(SERVICES, way),
    soon: soon === '1' ? 1 : undefined,
    ...parsePlace(lat, lon),
  }
}

/** The parameters of its URL, in one order. A search for nothing is one too: all stores. */
export function searchParams({ query, kind, show, sort, open, way, soon, lat, lon }: SearchQuery) {
  return { q: query === '' && kind ? undefined : query, kind, show, sort, open, way, soon, lat, lon }
}

function parsePlace(lat: unknown, lon: unknown): { lat?: number; lon?: number } {
  const [north, east] = [degrees(lat, 90), degrees(lon, 180)]
  return north === undefined || east === undefined ? {} : { lat: north, lon: east }
}

function degrees(text: unknown, most: number): number | undefined {
  const value = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? roundDegrees(Math.round(value * DEGREES) / DEGREES) : undefined
}
