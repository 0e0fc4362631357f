/** A size, colour or the like of a product, with its total price. */
export interface Variant {
  line: number
  sku: string
  /** empty for the only variant */
  name: string
  price: string
  /** what the price is reduced from; null: not on sale; undefined: not in the file */
  regular?: string | null
  /** when the sale ends, ISO 8601; empty without an end */
  until?: string
  /** null: not counted; undefined: not in the file */
  stock?: number | null
}

/** An addition to a product, such as cheese. */
export interface Extra {
  name: string
  price: string
}

/** A product of another system, in the form that every reader returns. Texts have no markup. */
export interface Product {
  line: number
  key: string
  name: string
  description: string
  section: string
  /** https addresses, in the order in which they are shown */
  pictures: string[]
  taxClass: string
  isGiftCard: boolean
  /** what its variants differ in, such as `Size` */
  differsIn: string
  variants: Variant[]
  extras: Extra[]
}

export interface ForeignFile {
  products: Product[]
  /** lines of the report about products that were left out */
  notes: string[]
  /** the file's names of our columns, for problems: `dishes price` to `Variant Price` */
  columns: Record<string, string>
  /** the path of a product in a file without lines, by its number */
  places?: readonly string[]
}
