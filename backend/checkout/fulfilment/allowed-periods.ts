import { addDays, fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import { isOpenAt, type OpeningRules } from '@/backend/catalogue/stores/opening'
import { hoursOn } from '@/lib/domain/stores/opening-calendar'

export interface Period {
  start: Date
  end: Date
}

export interface SlotRules extends OpeningRules {
  /** length of a slot in minutes */
  interval: number
  /** no slot starts within this many minutes of closing */
  stopBeforeClose: number
  /** no slot starts within this many minutes from now */
  leadMinutes: number
  /** when false, only slots of the current opening period */
  preorder: boolean
}

const DAYS = 7
const MINUTE = 60_000

/**
 * The slots of today and the next six days, by local date. Slots follow real time from opening to closing, so a clock
 * change neither skips nor repeats one, and a slot after midnight is listed under its own date.
 */
export function allowedPeriods(rules: SlotRules, now: Date): Record<string, Period[]> {
  if (rules.suspended) return {}
  const { date: today } = toLocal(now, rules.timeZone)
  const lastDay = addDays(today, DAYS - 1)
  const days: Record<string, Period[]> = {}
  for (let ahead = -1; ahead < DAYS; ahead++) {
    const date = addDays(today, ahead)
    for (const { open, close } of hoursOn(rules, date)) {
      const opens = fromLocal(date, open, rules.timeZone).getTime()
      const closes = fromLocal(date, close, rules.timeZone).getTime()
      const runsNow = opens <= now.getTime() && now.getTime() < closes
      if (!rules.preorder && !runsNow) continue
      for (const slot of slotsOf(rules, opens, closes, now)) {
        const day = toLocal(slot.start, rules.timeZone).date
        // during the hour that repeats when clocks go back, opening hours apply to the displayed time
        if (day <= lastDay && isOpenAt(rules, slot.start)) days[day] = [...(days[day] ?? []), slot]
      }
    }
  }
  for (const slots of Object.values(days)) slots.sort((a, b) => a.start.getTime() - b.start.getTime())
  return days
}

function slotsOf(rules: SlotRules, opens: number, closes: number, now: Date): Period[] {
  const step = Math.max(5, rules.interval) * MINUTE
  const earliest = now.getTime() + rules.leadMinutes * MINUTE
  const last = closes - Math.max(step, rules.stopBeforeClose * MINUTE)
  const slots: Period[] = []
  for (let at = opens; at <= last; at += step) {
    if (at >= earliest) slots.push({ start: new Date(at), end: new Date(at + step) })
  }
  return slots
}
