/** The average of `count` ratings from one to five that add up to `sum`, to one decimal; 0 without ratings. */
export function toRating(sum: number, count: number): number {
  return count > 0 ? Math.round((sum / count) * 10) / 10 : 0
}
