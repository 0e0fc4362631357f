import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/catalogue-codes'

/** The classes that the shipped taxes know; a merchant's own are any other words. */
export const TAX_CLASSES = ['meal', 'liquor', 'goods', 'service', 'exempt', 'gift_card'] as const
type TaxClass = (typeof TAX_CLASSES)[number]

/** A delivery, where it has a rule of its own; otherwise it is taxed like what is delivered. */
export const DELIVERY_CLASS = 'delivery'

/** A word that can be a class. */
export const TAX_WORD = /^[a-z][a-z0-9_]{0,39}$/

/** No tax is ever on these: a gift card is taxed when it is spent. */
const UNTAXED: readonly string[] = ['exempt', 'gift_card'] satisfies TaxClass[]

/** Words of older files and links: `standard` is what the kind of store sells. */
const FORMER: Readonly<Record<string, 'exempt' | ''>> = { zero: 'exempt', standard: '' }

/** What a store sells unless its section or product says otherwise. */
const CLASS_OF_STORE: Record<StoreType, TaxClass> = {
  [STORE_TYPE.restaurant]: 'meal',
  [STORE_TYPE.groupSale]: 'service',
  [STORE_TYPE.travel]: 'service',
  [STORE_TYPE.shopping]: 'goods',
  [STORE_TYPE.service]: 'service',
}

/** A class of its own; empty for what is taxed like the goods that it belongs to, such as a surcharge. */
export function ownTaxClass(word: string): string {
  return FORMER[word] ?? word
}

/** The class of what is sold: the first that is given, such as that of the product, then of its section. */
export function taxClassOf(storeType: StoreType, ...given: readonly (string | null)[]): string {
  const words = given.map((word) => ownTaxClass(word ?? '')).filter(Boolean)
  return words[0] ?? CLASS_OF_STORE[storeType]
}

export function isUntaxed(taxClass: string): boolean {
  return UNTAXED.includes(taxClass)
}
