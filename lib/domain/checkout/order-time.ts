import type { Quote, Slot } from './quote'

export interface OrderTime {
  /** null without a price */
  takesAsap: boolean | null
  /** by local date of the store, `YYYY-MM-DD` */
  slots: Record<string, Slot[]>
  /** null is as soon as possible, or no time at all */
  slot: Slot | null
  isSlotGone: boolean
  hasNoTime: boolean
}

interface TimeParts {
  quote: Quote | null
  chosen: Slot | null
  isOpen: boolean | null
  isMenu: boolean
}

/** The chosen slot if it is still offered, else as soon as possible, else the first slot. */
export function orderTime({ quote, chosen, isOpen, isMenu }: TimeParts): OrderTime {
  const slots = (isMenu && quote?.allowedPeriods) || {}
  const offered = Object.values(slots).flat()
  const takesAsap = quote && (quote.asap ?? isOpen)
  const found = offered.find(({ start }) => start === chosen?.start)
  const slot = found ?? (takesAsap ? null : (offered[0] ?? null))
  return {
    takesAsap,
    slots,
    slot,
    isSlotGone: chosen !== null && quote !== null && !found,
    hasNoTime: isMenu && takesAsap === false && slot === null,
  }
}
