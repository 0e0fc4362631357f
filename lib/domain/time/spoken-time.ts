import { type Language, languageFacts, toBcp47 } from '@/lib/domain/languages/languages'
import { clock24Text, clockMinutes, formatDay, type ZonedTime } from './time'

const HALF_DAY = 12 * 60
const minutesOf = (time: ZonedTime) => clockMinutes(time.slice(11, 16))

/** A time as a headline has it: `6:25 pm`, or `18:25` by the 24-hour clock. */
export function spokenTime(time: ZonedTime, language: Language): string {
  const { clock, half } = partsOf(time, language)
  return half ? `${clock} ${half}` : clock
}

/** Both ends of a range for a headline, as `6:20` and `6:30 pm`: “pm” is not repeated. */
export function spokenRange(from: ZonedTime, to: ZonedTime, language: Language): [string, string] {
  const [start, end] = [partsOf(from, language), partsOf(to, language)]
  return [start.half === end.half ? start.clock : spokenTime(from, language), spokenTime(to, language)]
}

/** `Tue, Dec 1`, `12月1日周二` */
export function spokenDay(time: ZonedTime, language: Language): string {
  const noon = new Date(`${formatDay(time)}T12:00:00Z`)
  const form = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(toBcp47(language), form).format(noon)
}

function partsOf(time: ZonedTime, language: Language): { clock: string; half: 'am' | 'pm' | null } {
  const minutes = minutesOf(time)
  if (languageFacts(language).clock !== '12h') return { clock: clock24Text(minutes), half: null }
  const clock = clock24Text(minutes % HALF_DAY < 60 ? (minutes % HALF_DAY) + HALF_DAY : minutes % HALF_DAY)
  return { clock: clock.replace(/^0/, ''), half: minutes < HALF_DAY ? 'am' : 'pm' }
}
