import { hasId } from '@/lib/domain/codes/id'
import { storesOfKind } from '@/lib/domain/stores/home'
import { weekTime } from '@/lib/domain/stores/opening-hours'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { thoseFirst } from '@/lib/domain/those-first'
import { utcOffset } from '@/lib/domain/time/time-zones'
import type { DealSummary } from './deals'

/** Minutes since local midnight. */
const MEALS = [
  { from: 10 * 60 + 30, to: 14 * 60 },
  { from: 16 * 60 + 30, to: 21 * 60 },
]

/** Around noon and in the evening, by the clock of the restaurants among `stores`, their deals come first. */
export function mealDealsFirst(
  deals: readonly DealSummary[],
  stores: readonly ListedStore[],
  now: Date,
): readonly DealSummary[] {
  const restaurants = storesOfKind(stores, 'restaurants')
  const timeZone = restaurants.find(({ serving }) => serving?.timeZone)?.serving?.timeZone
  const offset = timeZone ? utcOffset(timeZone, now) : null
  if (offset === null) return deals
  const { minutes } = weekTime(now, offset)
  if (!MEALS.some(({ from, to }) => from <= minutes && minutes < to)) return deals
  const ids = restaurants.map(({ gid }) => gid)
  return thoseFirst(deals, ({ gid }) => gid !== null && hasId(ids, gid))
}
