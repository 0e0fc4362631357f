/** The prices of a dish, in minor units. */
export interface Prices {
  price: number
  /** what `price` is reduced from; null, or not above `price`, where it is not on sale */
  regularPrice: number | null
  /** from then on the regular price counts; null: the sale has no end */
  priceUntil: Date | null
}

/** The prices that count at `now`: those of a sale until its end, then the regular one alone. */
export function priceAt({ price, regularPrice, priceUntil }: Prices, now: Date): Prices {
  if (regularPrice === null || regularPrice <= price) return { price, regularPrice: null, priceUntil: null }
  if (priceUntil !== null && priceUntil <= now) return { price: regularPrice, regularPrice: null, priceUntil: null }
  return { price, regularPrice, priceUntil }
}

/**
 * What is stored once some of the prices change: a sale that is over is forgotten, and so is one whose regular price is
 * not above the new price.
 */
export function changePrices(before: Prices, change: Partial<Prices>, now: Date): Prices {
  const isOver = before.priceUntil !== null && before.priceUntil <= now
  const after = { ...before, ...(isOver && { regularPrice: null, priceUntil: null }), ...change }
  const isSale = after.regularPrice !== null && after.regularPrice > after.price
  return isSale ? after : { price: after.price, regularPrice: null, priceUntil: null }
}
