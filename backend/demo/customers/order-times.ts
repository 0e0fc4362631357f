import { fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import { isOpenAt } from '@/backend/catalogue/stores/opening'
import type { Random } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/build-store'

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

/** minutes of a day at which people order */
const USUAL = [12 * 60 + 7, 12 * 60 + 41, 13 * 60 + 18, 18 * 60 + 4, 18 * 60 + 52, 19 * 60 + 23, 20 * 60 + 11]

/** On the day of `day` at a usual hour, if the store is open then; else as `latestTimes`. */
export function usualTimes(store: StoreRow, day: Date, random: Random): OrderTimes {
  const { date } = toLocal(day, store.timeZone)
  const usual = random.sample(USUAL, USUAL.length).map((minutes) => timesFrom(fromLocal(date, minutes, store.timeZone)))
  return usual.find((times) => isOpenFor(store, times)) ?? latestTimes(store, day)
}

/** The latest times, from `wanted` back, at which the store is open for an order and its handover. */
export function latestTimes(store: StoreRow, wanted: Date): OrderTimes {
  for (let back = 0; back < DAYS_BACK * 1440 * MINUTE; back += STEP) {
    const times = timesFrom(new Date(wanted.getTime() - back))
    if (isOpenFor(store, times)) return times
  }
  throw new Error(`store ${store.gid} never opens`)
}

function timesFrom(createdAt: Date): OrderTimes {
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE)
  return { createdAt, expectedStart: after(START), expectedEnd: after(END) }
}

function isOpenFor({ hours, holidays = [], timeZone }: StoreRow, times: OrderTimes): boolean {
  return Object.values(times).every((at) => isOpenAt({ hours, holidays, timeZone, suspended: false }, at))
}
