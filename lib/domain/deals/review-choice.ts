import type { ReviewSort } from '@/lib/domain/codes/review-sort'

export interface ReviewChoice {
  /** reviews with so many stars alone; null for all */
  stars: number | null
  /** null: those in the language of the page first, then the newest */
  sort: ReviewSort | null
}

const BY: Record<ReviewSort, (a: { rating: number }, b: { rating: number }) => number> = {
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
}

/** From a whole list with the newest first. A rating between two numbers counts as the nearer one. */
export function chosenReviews<R extends { rating: number }>(reviews: readonly R[], { stars, sort }: ReviewChoice): R[] {
  const listed = reviews.filter(({ rating }) => stars === null || Math.round(rating) === stars)
  return listed.toSorted(BY[sort ?? 'newest'])
}
