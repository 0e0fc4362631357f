/** Those that meet the condition, then the others, each in their order. */
export function thoseFirst<T>(items: readonly T[], isFirst: (item: T) => boolean): T[] {
  return items.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}
