import type { Quote } from '@/lib/domain/checkout/quote'
import { isSameId } from '@/lib/domain/codes/id'
import { openState, rangeAt } from '@/lib/domain/stores/opening-calendar'
import type { Store } from '@/lib/domain/stores/stores'
import { clockMinutes, formatDay } from '@/lib/domain/time/time'
import { utcOffset, zoned } from '@/lib/domain/time/time-zones'
import { type Evidence, type Judgements, trialsOf } from './judgement'

/** Minutes around an opening or a closing in which clocks may disagree. */
const CHANGE_MINUTES = 5
const MINUTE_MS = 60_000

export const HOUR_JUDGEMENTS = {
  'hours of another day': {
    compares:
      'The hours of the week in the time zone of the store, with what says whether it is open now, when it opens next, and the times to choose',
    sees: 'a store that is open by one line and closed by another',
    contract: 'formats.md#times',
    judge: (evidence) =>
      evidence.samples.stores.flatMap(({ store }) => (store.ok ? contradictions(store.value, evidence) : [])),
  },
} satisfies Judgements

function contradictions(store: Store, evidence: Evidence): string[] {
  const { gid, timeZone, hours } = store
  if (!timeZone || !hours) return []
  const calendar = { ...store, hours }
  const holds = (time: string) => rangeAt(calendar, formatDay(time), clockMinutes(time.slice(11, 16))) !== undefined
  const quotes = trialsOf(evidence).filter((trial) => isSameId(trial.store.gid, gid) && trial.way.name !== 'delivery')
  const found = quotes.flatMap(({ quote }) =>
    closedDays(quote, holds).map((day) => `there are times to choose on ${day}, when it is closed by its hours`),
  )
  if (store.isOpen && isClosedAround(evidence.now, (at) => openState(calendar, utcOffset(timeZone, at), at).kind))
    found.push(`it is open now, and closed by its hours, at ${zoned(evidence.now, timeZone).slice(0, 16)}`)
  const next = store.nextOpening && zoned(new Date(store.nextOpening), timeZone)
  if (next && !holds(next)) found.push(`it opens next at ${next.slice(0, 16)}, when it is closed by its hours`)
  return [...new Set(found)].map((sentence) => `store ${gid}: ${sentence}`)
}

/** An API may close a store that its hours have open, but not open it. */
function isClosedAround(now: Date, stateAt: (at: Date) => 'open' | 'closed'): boolean {
  return [-CHANGE_MINUTES, 0, CHANGE_MINUTES].every(
    (minutes) => stateAt(new Date(now.getTime() + minutes * MINUTE_MS)) === 'closed',
  )
}

function closedDays({ allowedPeriods }: Quote, holds: (time: string) => boolean): string[] {
  return Object.entries(allowedPeriods).flatMap(([day, slots]) =>
    slots.length > 0 && !slots.some(({ start }) => holds(start)) ? [day] : [],
  )
}
