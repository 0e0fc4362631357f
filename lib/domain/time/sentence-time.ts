import { type Language, languageFacts } from '@/lib/domain/languages/languages'
import { atOffset, clock24Text, formatDay, formatTime, type ZonedTime } from './time'

/** A documented clock time (`07:30pm`) as a running sentence has it: unchanged, or `19:30` by the 24-hour clock. */
export function sentenceClock(clock: string, language: Language): string {
  const parts = /^(\d{2}):(\d{2})(am|pm)$/.exec(clock)
  if (languageFacts(language).clock === '12h' || !parts) return clock
  const [, hour = '', minute = '', half] = parts
  return clock24Text(((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute))
}

/**
 * A documented date (`2026-12-21`) as a running sentence has it: unchanged, or `12月21日`, with its year unless that is
 * the year of `now`.
 */
export function sentenceDay(day: string, language: Language, now: Date): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (languageFacts(language).day === 'iso' || !parts) return day
  const [, year, month, date] = parts.map(Number)
  return `${year === now.getUTCFullYear() ? '' : `${year}年`}${month}月${date}日`
}

/** Both of a local time: `2026-12-21 07:30pm` in English, `12月21日 19:30` in Chinese and Japanese. */
export function sentenceDayTime(time: ZonedTime, language: Language, now: Date): string {
  return `${sentenceDay(formatDay(time), language, now)} ${sentenceClock(formatTime(time), language)}`
}

/** The same; only its clock where that day is today at the place. */
export function sentenceMoment(time: ZonedTime, language: Language, now: Date): string {
  const offset = (Date.parse(`${time.slice(0, 19)}Z`) - Date.parse(time)) / 60_000
  const isToday = formatDay(atOffset(now, offset)) === formatDay(time)
  return isToday ? sentenceClock(formatTime(time), language) : sentenceDayTime(time, language, now)
}
