import { FILES, type FileKind, type RowOf } from '@/backend/catalogue/format/files'
import type { Problems } from '@/backend/catalogue/read/problems'
import type { Catalogue } from '@/backend/catalogue/read/read-folder'
import type { Line } from '@/backend/catalogue/read/read-rows'

export const SHOP_KINDS = [
  'hours',
  'holidays',
  'announcements',
  'domains',
  'sections',
  'dishes',
  'dishHours',
  'deals',
  'highlights',
  'options',
  'choices',
  'coupons',
] as const satisfies FileKind[]
type ShopKind = (typeof SHOP_KINDS)[number]

/** Null for a file that is not there. */
export type ShopFiles = { store: Line<RowOf<'stores'>> } & { [Kind in ShopKind]: Line<RowOf<Kind>>[] | null }

/** A row of a store that is not in `stores.csv` is a problem. */
export function groupShops(catalogue: Catalogue, problems: Problems): Map<string, ShopFiles> {
  const shops = new Map<string, ShopFiles>()
  for (const store of catalogue.stores ?? []) {
    const empty = Object.fromEntries(SHOP_KINDS.map((kind) => [kind, catalogue[kind] && []]))
    shops.set(store.row.key, { store, ...empty } as unknown as ShopFiles)
  }
  for (const kind of SHOP_KINDS) {
    for (const line of catalogue[kind] ?? []) {
      const key = line.row.store
      if (key === undefined) continue
      const shop = shops.get(key)
      if (shop) (shop[kind] as Line<unknown>[]).push(line)
      else
        problems.add({
          file: FILES[kind].name,
          line: line.line,
          column: 'store',
          message: `${key} is not in stores.csv`,
        })
    }
  }
  return shops
}
