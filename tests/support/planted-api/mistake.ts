// biome-ignore lint/suspicious/noExplicitAny: records of every call are changed
export type Wire = any

/** Changes the records of a call, which are what the API answered to `data`, the body of the request. */
type Change = (records: Wire, data: Wire) => unknown

/** By the name of a call. */
export type Changes = Record<string, Change>

/** One thing that an API does wrong. */
export interface Mistake {
  mistake: string
  changes: Changes
  /** the names of all faults that it makes */
  faults: string[]
  /** what the cases of these faults say */
  says: RegExp
}

export const withKeys =
  (keys: Wire): Change =>
  (records) => ({ ...records, ...keys })

/** Changes the rows of a list, which are under `key`. */
export const inRows =
  (key: string, change: (row: Wire) => Wire): Change =>
  (records) => ({ ...records, [key]: records[key].map(change) })

/** Changes the products of a menu. */
export const inMenu = (change: (product: Wire) => Wire): Change =>
  inRows('list', (section) => ({ ...section, products: section.products.map(change) }))

/** Changes one product, wherever a menu has it. */
export const inProduct = (pid: string, keys: Wire): Change =>
  inMenu((product) => (product.pid === pid ? { ...product, ...keys } : product))
