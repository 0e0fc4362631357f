// date-fns formats in the time zone of the system or of its own rules; these are texts of the wire, and wall clocks at a known offset.
const WIRE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/

/**
 * An instant in the local time of its place, as `2026-11-20T19:30:00-08:00`. Always created on the server: a
 * browser's own time zone rules may be older or newer, and would show another hour.
 */
export type ZonedTime = string

/** Parses the wire's UTC `YYYY-MM-DD HH:mm[:ss]`; throws RangeError on anything else. */
export function parseUtc(text: string): Date {
  if (!WIRE.test(text)) throw new RangeError(`not a UTC date: ${text}`)
  return new Date(`${text.replace(' ', 'T')}${text.length === 16 ? ':00' : ''}Z`)
}

/** `YYYY-MM-DD HH:mm:ss`, as on the wire. */
export function formatUtc(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}

const FIRST_MS = Date.parse('0001-01-01T00:00:00Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59Z')

/** The nearest instant, in epoch milliseconds, whose date is written as `YYYY-MM-DD`. */
export function withinCalendar(ms: number): Date {
  return new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS))
}

/** The offset is in minutes. Some APIs have the last day there is for “never”, which ends nowhere later. */
export function atOffset(instant: Date, utcOffset: number): ZonedTime {
  const wall = withinCalendar(instant.getTime() + utcOffset * 60_000)
    .toISOString()
    .slice(0, 19)
  const away = Math.abs(utcOffset)
  return `${wall}${utcOffset < 0 ? '-' : '+'}${clock24Text(Math.trunc(away))}`
}

/** The clock of the same place so many minutes later; an unknown zone stays unknown. */
export function addMinutes(time: ZonedTime, minutes: number): ZonedTime {
  const later = new Date(Date.parse(time) + minutes * 60_000)
  if (time.endsWith('Z')) return `${later.toISOString().slice(0, 19)}Z`
  return atOffset(later, (Date.parse(`${time.slice(0, 19)}Z`) - Date.parse(time)) / 60_000)
}

export function inLocalTime(instant: Date): ZonedTime {
  return atOffset(instant, -instant.getTimezoneOffset())
}

/** The UTC offset of a local time, as `UTC-8`, `UTC+5:30` or `UTC`. */
export function offsetName(time: ZonedTime): string {
  const [sign, hours, minutes] = [time.slice(-6, -5), Number(time.slice(-5, -3)), time.slice(-2)]
  if (hours === 0 && minutes === '00') return 'UTC'
  return `UTC${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`
}

/** `YYYY-MM-DD` */
export function formatDay(time: ZonedTime): string {
  return time.slice(0, 10)
}

/** Minutes since midnight as `hh:mma`, as `09:30am`; past midnight wraps. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${clock24Text((hour % 12 || 12) * 60 + (minutes % 60))}${hour < 12 ? 'am' : 'pm'}`
}

/** Minutes since midnight of `HH:MM` or `H:MM`. */
export function clockMinutes(text: string): number {
  const [hours, minutes] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minutes since midnight as `HH:MM`; past midnight it goes on, as `25:00`. */
export function clock24Text(minutes: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** `hh:mma`, as `07:30pm`. */
export function formatTime(time: ZonedTime): string {
  return clockText(clockMinutes(time.slice(11, 16)))
}

/** `YYYY-MM-DD hh:mma` */
export function formatDayTime(time: ZonedTime): string {
  return `${formatDay(time)} ${formatTime(time)}`
}
