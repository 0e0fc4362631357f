/** Amounts by the id of what they belong to; one that is missing is 0. */
export type Sums = ReadonlyMap<string, number>

export interface Comparison {
  of: string
  /** a name for each record, as `paid`, with its amounts */
  left: readonly [name: string, sums: Sums]
  right: readonly [name: string, sums: Sums]
}

export function findDifferences({ of, left: [oneName, ones], right: [otherName, others] }: Comparison): string[] {
  return [...new Set([...ones.keys(), ...others.keys()])].flatMap((id) => {
    const [one, other] = [ones.get(id) ?? 0, others.get(id) ?? 0]
    return one === other ? [] : [`${of} ${id}: ${oneName} ${one}, ${otherName} ${other}`]
  })
}
