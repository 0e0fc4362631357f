import { hoursOn, rangeAt } from '@/lib/domain/stores/opening-calendar'
import { DAY_MINUTES, isWholeDay } from '@/lib/domain/stores/opening-hours'
import { addDays, fromLocal, toLocal } from './local-time'
import type { OpeningRules } from './opening'

/**
 * When the store's day ends: at its midnight, or when the night ends that began on that day. After midnight, the day
 * before goes on while its night does.
 */
export function endOfDay(rules: OpeningRules, now: Date): Date {
  const { date, minutes } = toLocal(now, rules.timeZone)
  const night = nightInto(rules, date)
  const end = minutes < night ? night : DAY_MINUTES + nightInto(rules, addDays(date, 1))
  return fromLocal(date, end, rules.timeZone)
}

/** The minute of a date at which the night of the day before ends; 0 without one. */
function nightInto(rules: OpeningRules, date: string): number {
  const early = rangeAt(rules, date, 0)
  if (!early) return 0
  if (early.open < 0) return early.close
  // an evening to midnight, and the rest of its night as a time of the next day
  const evening = hoursOn(rules, addDays(date, -1)).some(({ open, close }) => close === DAY_MINUTES && open > 0)
  return evening && !isWholeDay([early]) ? early.close : 0
}
