/** How reviews can be ordered; of those with the same rating the newest first. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export function isReviewSort(value: unknown): value is ReviewSort {
  return REVIEW_SORTS.some((sort) => sort === value)
}
