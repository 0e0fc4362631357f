/** What is listed, with a key that no other entry of the list has. */
export interface Keyed<T> {
  key: string
  value: T
}

/** Keys for a list whose entries may repeat: one dish in two sizes has one product id, and may have one name. */
export function keyed<T>(values: readonly T[], nameOf: (value: T) => string): Keyed<T>[] {
  const counts = new Map<string, number>()
  return values.map((value) => {
    const name = nameOf(value)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name} #${count}`, value }
  })
}
