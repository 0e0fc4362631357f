import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PricedLine } from '@/backend/catalogue-files/check/doubtful-prices'
import { placeOf } from '@/backend/catalogue-files/check/store-place'
import { FILES, type FileKind } from '@/backend/catalogue-files/format/files'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import { readRows } from '@/backend/catalogue-files/read/read-rows'
import type { KnownStore } from '@/backend/catalogue-files/stored/facts'
import type { InstalledCities } from '@/backend/config/cities'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { limitNotes } from './dish-limits'
import { readMenu } from './menu'
import type { Product } from './product'
import { readShopify } from './shopify'
import { toCatalogue } from './to-catalogue'
import { readWooCommerce } from './woocommerce'

const READERS = { shopify: readShopify, woocommerce: readWooCommerce, menu: readMenu } as const
export type ForeignForm = keyof typeof READERS
export const FOREIGN_FORMS = Object.keys(READERS) as ForeignForm[]

/** A file of another system with the products of one store, which is stored or in a `stores.csv` beside the file. */
export interface Foreign {
  form: ForeignForm
  path: string
  /** optional if `stores.csv` has one store */
  store?: string | undefined
}

/** Reads the file as a catalogue. Problems name the file and its own columns. */
export async function readForeign(
  { form, path: location, store }: Foreign,
  { now, known, cities }: { now: Date; known: ReadonlyMap<string, KnownStore>; cities: InstalledCities },
  problems: Problems,
): Promise<{ catalogue: Catalogue; notes: string[]; prices: PricedLine[][] }> {
  const file = path.basename(location)
  const beside = path.join(path.dirname(location), FILES.stores.name)
  const stores = existsSync(beside) ? await readRows(beside, 'stores', problems) : null
  const [only, ...others] = stores ?? []
  const key = store ?? (others.length === 0 ? only?.row.key : undefined)
  const nothing = Object.fromEntries(Object.keys(FILES).map((kind) => [kind, null])) as unknown as Catalogue
  if (key === undefined) {
    problems.addUnreadable({
      file,
      line: 0,
      message: 'needs its store: --store KEY, or one store in stores.csv beside it',
    })
    return { catalogue: nothing, notes: [], prices: [] }
  }
  const own = (stores ?? []).filter(({ row }) => row.key === key)
  const { timeZone } = placeOf(own[0] ?? null, known.get(key), cities)
  const time = { now, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' }
  const { products, notes, columns, places } = await READERS[form](location, file, problems, time)
  problems.rename = ({ file: ours, line, column, ...problem }) => {
    const kind = kindOf(ours)
    if (!kind || kind === 'stores') return { file: ours, line, column, ...problem }
    const theirs = columns[`${kind} ${column}`] ?? column
    const place = places?.[line]
    return place === undefined
      ? { file, line, column: theirs, ...problem }
      : { file, line: 0, column: [place, theirs].filter(Boolean).join('.'), ...problem }
  }
  const rows = problems.isUnreadable ? {} : toCatalogue(products, key, problems)
  return {
    catalogue: { ...nothing, ...rows, stores: own.length > 0 ? own : null },
    notes: [...notes, ...limitNotes(products)],
    prices: pricesOfProducts(products),
  }
}

function pricesOfProducts(products: readonly Product[]): PricedLine[][] {
  const variants = products.filter(({ isGiftCard }) => !isGiftCard).flatMap((product) => product.variants)
  return [
    variants.map(({ line, price }) => ({ kind: 'dishes', field: 'price', line, price })),
    variants.flatMap(({ line, regular }) =>
      regular ? [{ kind: 'dishes', field: 'regularPrice', line, price: regular }] : [],
    ),
  ]
}

function kindOf(name: string): FileKind | undefined {
  return (Object.keys(FILES) as FileKind[]).find((kind) => FILES[kind].name === name)
}
