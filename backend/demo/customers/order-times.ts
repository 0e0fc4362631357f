import type { StoreRow } from '@/backend/demo/stores/build-store'
import { isOpenAt } from '@/backend/services/stores/opening'

const MINUTE = 60_000
const STEP = 15 * MINUTE
/** minutes from an order to the first and the last moment of its handover */
const START = 40
const END = 60
const DAYS_BACK = 14

export interface OrderTimes {
  createdAt: Date
  expectedStart: Date
  expectedEnd: Date
}

/** The latest times, from `wanted` back, at which the store is open for an order and its handover. */
export function orderTimes(store: StoreRow, wanted: Date): OrderTimes {
  const { hours, holidays = [], timeZone } = store
  const isOpen = (at: Date) => isOpenAt({ hours, holidays, timeZone, suspended: false }, at)
  for (let back = 0; back < DAYS_BACK * 1440 * MINUTE; back += STEP) {
    const createdAt = new Date(wanted.getTime() - back)
    const expectedStart = new Date(createdAt.getTime() + START * MINUTE)
    const expectedEnd = new Date(createdAt.getTime() + END * MINUTE)
    if ([createdAt, expectedStart, expectedEnd].every(isOpen)) return { createdAt, expectedStart, expectedEnd }
  }
  throw new Error(`store ${store.gid} never opens`)
}
