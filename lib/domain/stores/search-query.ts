import { isStoreKind, type StoreKind } from './home'

export const FOUND_KINDS = ['stores', 'dishes', 'deals'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

const MAX_LETTERS = 100

/** `show` is the kind of results in front. */
export interface SearchQuery {
  query: string
  kind?: StoreKind | undefined
  show?: FoundKind | undefined
}

type RawParams = Record<string, string | string[] | undefined>

function isFoundKind(value: unknown): value is FoundKind {
  return FOUND_KINDS.some((kind) => kind === value)
}

/** Drops invalid values; words are at most 100 letters. */
export function parseSearch({ q, kind, show }: RawParams): SearchQuery {
  return {
    query: typeof q === 'string' ? q.trim().slice(0, MAX_LETTERS) : '',
    kind: isStoreKind(kind) ? kind : undefined,
    show: isFoundKind(show) ? show : undefined,
  }
}
