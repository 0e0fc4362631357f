import { FILES, type FileKind, type GivenRow } from '@/backend/catalogue-files/format/files'
import type { Problems } from './problems'
import type { Catalogue } from './read-folder'
import type { Line } from './read-rows'

export const SHOP_KINDS = [
  'hours',
  'holidays',
  'announcements',
  'domains',
  'sections',
  'sectionHours',
  'dishes',
  'dishHours',
  'deals',
  'dealHours',
  'highlights',
  'options',
  'choices',
  'coupons',
] as const satisfies FileKind[]
type ShopKind = (typeof SHOP_KINDS)[number]

/** The rows of one store; null for a missing file. `store` is null for a stored store that `stores.csv` lacks. */
export type ShopFiles = {
  key: string
  store: Line<GivenRow<'stores'>> | null
  /** whether stored rows that a file lacks are taken out of sale */
  isReplacing: boolean
} & {
  [Kind in ShopKind]: Line<GivenRow<Kind>>[] | null
}

/** Groups rows by their store, which `stores.csv` has or which is stored; a row of any other store is a problem. */
export function groupShops(
  catalogue: Catalogue,
  stored: ReadonlyMap<string, unknown>,
  isReplacing: boolean,
  problems: Problems,
): Map<string, ShopFiles> {
  const shops = new Map<string, ShopFiles>()
  const open = (key: string, store: ShopFiles['store']) => {
    const empty = Object.fromEntries(SHOP_KINDS.map((kind) => [kind, catalogue[kind] && []]))
    const shop = { key, store, isReplacing, ...empty } as unknown as ShopFiles
    shops.set(key, shop)
    return shop
  }
  for (const store of catalogue.stores ?? []) open(store.row.key, store)
  for (const kind of SHOP_KINDS) {
    for (const line of catalogue[kind] ?? []) {
      const key = line.row.store
      if (key === undefined) continue
      const shop = shops.get(key) ?? (stored.has(key) ? open(key, null) : null)
      if (shop) (shop[kind] as Line<unknown>[]).push(line)
      else
        problems.add({
          file: FILES[kind].name,
          line: line.line,
          column: 'store',
          message: `${key} is not in ${FILES.stores.name}`,
        })
    }
  }
  return shops
}
