import { fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import { isOpenAt } from '@/backend/catalogue/stores/opening'
import type { Random } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/demo-store'

const MINUTE = 60_000
const STEP = 15 * MINUTE
/** Minutes from an order to the start of the expected time. */
const START = 40
/** Minutes from an order to the end of the expected time. */
const END = 60
const DAYS_BACK = 14

export interface OrderTimes {
  createdAt: Date
  expectedStart: Date
  expectedEnd: Date
}

/** Minutes of the day at which people usually order. */
const USUAL = [12 * 60 + 7, 12 * 60 + 41, 13 * 60 + 18, 18 * 60 + 4, 18 * 60 + 52, 19 * 60 + 23, 20 * 60 + 11]

/** A usual time of the day if the store is open then, else `latestTimes`. */
export function usualTimes(store: StoreRow, day: Date, random: Random): OrderTimes {
  const { date } = toLocal(day, store.timeZone)
  const usual = random.sample(USUAL, USUAL.length).map((minutes) => timesFrom(fromLocal(date, minutes, store.timeZone)))
  return usual.find((times) => isOpenFor(store, times)) ?? latestTimes(store, day)
}

/** The latest times up to `before` at which the store is open for an order and its fulfilment. */
export function latestTimes(store: StoreRow, before: Date): OrderTimes {
  for (let back = 0; back < DAYS_BACK * 1440 * MINUTE; back += STEP) {
    const times = timesFrom(new Date(before.getTime() - back))
    if (isOpenFor(store, times)) return times
  }
  throw new Error(`store ${store.gid} never opens`)
}

function timesFrom(createdAt: Date): OrderTimes {
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE)
  return { createdAt, expectedStart: after(START), expectedEnd: after(END) }
}

function isOpenFor({ holidays = [], specialHours = {}, ...store }: StoreRow, times: OrderTimes): boolean {
  return Object.values(times).every((at) =>
    isOpenAt({ ...store, holidays, specialHours, closedUntil: null, suspended: false }, at),
  )
}
