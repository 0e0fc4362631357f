/** One of the sizes, colours or the like of a product, with what it costs in all. */
export interface Variant {
  line: number
  sku: string
  /** empty where it is the only one */
  name: string
  price: string
  /** null: not counted; undefined: the file does not say */
  stock?: number | null
}

/** What can be added to a product, such as cheese. */
export interface Extra {
  name: string
  price: string
}

/** What other systems sell, between their form and ours. Texts have no markup left. */
export interface Product {
  line: number
  key: string
  name: string
  description: string
  section: string
  /** https address, or empty */
  picture: string
  taxClass: 'standard' | 'zero' | 'exempt'
  isGiftCard: boolean
  /** what its variants differ in, such as `Size` */
  differsIn: string
  variants: Variant[]
  extras: Extra[]
}

export interface ForeignFile {
  products: Product[]
  /** what was left out, for the report */
  notes: string[]
  /** what the file calls our columns, for problems: `dishes price` to `Variant Price` */
  columns: Record<string, string>
  /** where a product of a file without lines is, by its number */
  places?: readonly string[]
}
