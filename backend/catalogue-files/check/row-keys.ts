import type { FileKind, GivenRow } from '@/backend/catalogue-files/format/files'
import { choicePath, optionPath } from '@/backend/catalogue-files/format/item-paths'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { KeyedKind, KnownRow, KnownShop, StoredFacts } from '@/backend/catalogue-files/stored/facts'

type KeyOf<Kind extends FileKind> = (row: GivenRow<Kind>) => string

/** The key that identifies a row within its store. */
export const KEY_OF: { [Kind in KeyedKind]: KeyOf<Kind> } = {
  sections: ({ key }) => key,
  dishes: ({ sku }) => sku,
  deals: ({ key }) => key,
  options: optionPath,
  choices: choicePath,
  coupons: ({ code }) => code.toLowerCase(),
}

const NONE: KnownShop[KeyedKind] = new Map()

/** The stored rows of a shop, by key. */
export function knownRows({ key }: ShopFiles, kind: KeyedKind, facts: StoredFacts): ReadonlyMap<string, KnownRow> {
  return facts.shops.get(key)?.[kind] ?? NONE
}

/** The keys on sale after the import: the rows of the file, and the stored ones unless the file replaces them. */
export function keysAfterImport(shop: ShopFiles, kind: KeyedKind, facts: StoredFacts): Set<string> {
  const lines = shop[kind] as Line<never>[] | null
  const keys = new Set(lines?.map(({ row }) => KEY_OF[kind](row)))
  if (lines && shop.isReplacing) return keys
  for (const [key, { isOnSale }] of knownRows(shop, kind, facts)) if (isOnSale) keys.add(key)
  return keys
}
