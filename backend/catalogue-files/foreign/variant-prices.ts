import { numberOf } from '@/backend/catalogue-files/format/numbers'
import type { Product, Variant } from './product'

/** Prices are compared in thousandths, the smallest unit of any currency. */
export const UNITS = 1000

export function unitsOf(price: string): number {
  return Math.round(numberOf(price) * UNITS)
}

/** The variant whose price is that of the dish; its others add to it. */
export function cheapestOf({ variants }: Product): Variant | undefined {
  const [first, ...others] = variants
  return first && others.reduce((one, other) => (unitsOf(other.price) < unitsOf(one.price) ? other : one), first)
}

interface Report {
  /** of a variant that gets its regular price, since its sale ends */
  onReset: (line: number, message: string) => void
  /** of a variant that loses its regular price */
  onDrop: (why: string) => void
}

/**
 * Takes away sales that a dish cannot have: its choices add as much during a sale as after it, so that all variants have
 * to be reduced by one amount, until one time.
 */
export function dropUnsharedSales(products: readonly Product[], { onReset, onDrop }: Report): void {
  for (const { variants } of products) {
    const sales = new Set(
      variants.map(({ price, regular, until }) => [regular ? unitsOf(regular) - unitsOf(price) : 0, until].join()),
    )
    for (const variant of sales.size > 1 ? variants : []) {
      const { line, price, regular, until } = variant
      if (!regular) continue
      if (until) {
        variant.price = regular
        onReset(
          line,
          `${price} ends, and not all variants are reduced as much until then: the regular price ${regular} is imported`,
        )
      } else onDrop('is not used where not all variants are reduced by the same amount')
      variant.regular = null
      variant.until = ''
    }
  }
}
