/** How many reviews have 5, 4, 3, 2 stars and 1 star, in this order. */
export type RatingCounts = [five: number, four: number, three: number, two: number, one: number]

/** Fewer reviews say too little to be spread over five rows. */
const MIN_REVIEWS = 5

export interface RatingRow {
  stars: number
  count: number
  /** share of all reviews, 0 to 100; at least 1 where there is one, so that its bar can be seen */
  percent: number
}

/** A rating between two numbers counts as the nearer one. */
export function countRatings(reviews: readonly { rating: number }[]): RatingCounts {
  const counts: RatingCounts = [0, 0, 0, 0, 0]
  for (const { rating } of reviews) {
    const row = 5 - Math.min(5, Math.max(1, Math.round(rating)))
    counts[row] = (counts[row] ?? 0) + 1
  }
  return counts
}

/** Five stars first; none where there are too few reviews, or where nobody has counted them. */
export function ratingRows(counts: RatingCounts | null): RatingRow[] {
  const total = totalOf(counts ?? [])
  if (!counts || total < MIN_REVIEWS) return []
  return counts.map((count, row) => ({ stars: 5 - row, count, percent: Math.ceil((count * 100) / total) }))
}

/** The stars that any review has, five first. */
export function givenStars(counts: RatingCounts | null): { stars: number; count: number }[] {
  return (counts ?? []).map((count, row) => ({ stars: 5 - row, count })).filter(({ count }) => count > 0)
}

export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** 0 to 5. */
export function meanOf(counts: RatingCounts): number {
  const stars = counts.reduce((sum, count, row) => sum + count * (5 - row), 0)
  return stars / Math.max(1, totalOf(counts))
}
