interface Rated {
  soldCount?: number | undefined
  stock: number
}

/** Sales give 0 to 400, rating 350, discount 200, stock 50. `rating` is in hundredths, `discount` in percent. */
export function dealScore(deal: Rated, rating: number, count: number, discount: number): number {
  const sales = Math.min(4, Math.log10(1 + (deal.soldCount ?? 0))) * 100
  const trust = (rating / 500) * Math.min(1, count / 8) * 350
  return Math.round(sales + trust + discount * 2 + (deal.stock > 0 ? 50 : 0))
}
