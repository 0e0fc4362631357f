import { shareOut } from './share-out'

/** What is charged of each class, in minor units. */
export type ClassAmounts = ReadonlyMap<string, number>

/** An amount that is no product, such as a delivery. */
export interface Charge {
  /** empty: taxed like what is sold */
  taxClass: string
  amount: number
}

/** A charge by class: of its own, else of what is sold, in proportion. */
export function chargeByClass({ taxClass, amount }: Charge, sold: ClassAmounts): ClassAmounts {
  if (taxClass !== '') return new Map([[taxClass, amount]])
  const parts = shareOut(amount, [...sold.values()])
  return new Map([...sold.keys()].map((one, n) => [one, parts[n] ?? 0]))
}

export function addAmounts(all: readonly ClassAmounts[]): ClassAmounts {
  const sums = new Map<string, number>()
  for (const [taxClass, amount] of all.flatMap((each) => [...each]))
    sums.set(taxClass, (sums.get(taxClass) ?? 0) + amount)
  return sums
}
