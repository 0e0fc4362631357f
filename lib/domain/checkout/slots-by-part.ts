import type { Slot } from './quote'

/**
 * The parts of a day with the hour before which each ends. The night follows midnight, as where a store is open until
 * two.
 */
const PARTS = [
  ['night', 5],
  ['morning', 12],
  ['afternoon', 17],
  ['evening', 24],
] as const

export type DayPart = (typeof PARTS)[number][0]

/** A day's slots by the store's clock, in order; a part without slots is left out. */
export function slotsByPart(slots: readonly Slot[]): [DayPart, Slot[]][] {
  const all = PARTS.map(([part]): [DayPart, Slot[]] => [part, slots.filter((slot) => partOf(slot) === part)])
  return all.filter(([, some]) => some.length > 0)
}

function partOf({ start }: Slot): DayPart | undefined {
  const hour = Number(start.slice(11, 13))
  return PARTS.find(([, end]) => hour < end)?.[0]
}
