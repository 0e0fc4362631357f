export interface Keyed<T> {
  key: string
  value: T
}

/** Keys for a list in which two values may have one name, as a dish in two sizes. */
export function keyed<T>(values: readonly T[], nameOf: (value: T) => string): Keyed<T>[] {
  const counts = new Map<string, number>()
  return values.map((value) => {
    const name = nameOf(value)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name} #${count}`, value }
  })
}
