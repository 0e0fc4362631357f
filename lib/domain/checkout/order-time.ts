import type { Estimate } from '@/lib/domain/stores/estimate'
import type { Quote, Slot } from './quote'

export interface OrderTime {
  /** null without a price */
  takesAsap: boolean | null
  /** for an order as soon as possible; null if the API omits it */
  estimate: Estimate | null
  /** by local date of the store, `YYYY-MM-DD` */
  slots: Record<string, Slot[]>
  /** null is as soon as possible, or no time at all */
  slot: Slot | null
  /** why a time is yet to be chosen: the chosen one is gone, or the store is closed and takes no order at once */
  toChoose: 'gone' | 'closed' | null
  hasNoTime: boolean
}

interface TimeParts {
  quote: Quote | null
  /** null is as soon as possible */
  chosen: Slot | null
  isOpen: boolean | null
  isMenu: boolean
}

/** The chosen time, if it is still offered. Nothing else takes its place. */
export function orderTime({ quote, chosen, isOpen, isMenu }: TimeParts): OrderTime {
  const slots = (isMenu && quote?.allowedPeriods) || {}
  const offered = Object.values(slots).flat()
  const takesAsap = quote && (quote.asap ?? isOpen)
  const slot = offered.find(({ start }) => start === chosen?.start) ?? null
  const toChoose = chosen === null ? takesAsap === false && 'closed' : slot === null && quote !== null && 'gone'
  return {
    takesAsap,
    estimate: (takesAsap && quote?.estimate) || null,
    slots,
    slot,
    toChoose: (isMenu && toChoose) || null,
    hasNoTime: isMenu && takesAsap === false && offered.length === 0,
  }
}
