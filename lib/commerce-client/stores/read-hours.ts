import { logDroppedField } from '@/lib/commerce-client/transport/dropped-fields'
import { type TimeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import { parseDay } from './clock-range'

/** Separators of days, tried until one leaves seven parts. */
const SEPARATORS = [/\n|<br ?\/?>/, /\|/, /;/, /,/]
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY_NAME = /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?$/
const DAILY = /^(daily|every ?day|all week|mon-sun)$/

/**
 * Hours of a week, as `10:00am-9:00pm` for each day, Monday first, or behind the names of days; null where any of it
 * cannot be read, which is logged: nobody knows then, and what the API says of the moment decides.
 */
export function readHours(text: string | null | undefined, source: { call: string; path: string }): WeeklyHours | null {
  if (!text) return null
  const hours = parseHours(text)
  if (!hours) logDroppedField(source.call, { path: source.path, reason: 'not hours' })
  return hours
}

/** Days without a text are closed, and so are those that are not named where others are. */
export function parseHours(text: string): WeeklyHours | null {
  for (const separator of SEPARATORS) {
    const week = parseWeek(splitDays(text, separator))
    if (week) return week
  }
  return parseNamedDays(text)
}

function splitDays(text: string, separator: RegExp): string[] {
  const days = text.trim().split(separator)
  return days.length === 8 && days[7]?.trim() === '' ? days.slice(0, 7) : days
}

function parseWeek(texts: string[]): WeeklyHours | null {
  if (texts.length !== 7) return null
  const named = texts.map(splitName)
  if (named.some(({ days }) => days.length > 0)) return null
  return toWeek(texts.map(parseDay))
}

/** Null unless all days are read. */
function toWeek(days: (TimeRange[] | null)[]): WeeklyHours | null {
  return days.every((day) => day !== null) ? weekOf((weekday) => days[weekday] ?? []) : null
}

/** Parses `Mon-Fri: 10:00am-9:00pm; Sat, Sun: Closed`, with ranges of the same days after commas. */
function parseNamedDays(text: string): WeeklyHours | null {
  const days = new Map<number, TimeRange[] | null>()
  const parts = text.split(/\n|<br ?\/?>|\||;/).filter((part) => part.trim() !== '')
  for (const part of parts) {
    const { days: named, rest } = splitName(part)
    if (named.length === 0 || named.some((day) => days.has(day))) return null
    for (const day of named) days.set(day, parseDay(rest))
  }
  return days.size > 0 ? toWeek(DAYS.map((_, day) => (days.has(day) ? (days.get(day) ?? null) : []))) : null
}

/** The days that a text begins with, and what it says of them. */
function splitName(text: string): { days: number[]; rest: string } {
  const words = text.replace(/[\u2010-\u2015]/g, '-').trim()
  const end = words.search(/\d|closed|open|off/i)
  const name = (end < 0 ? words : words.slice(0, end))
    .trim()
    .replace(/[:=,-]$/, '')
    .trim()
    .toLowerCase()
  const rest = end < 0 ? '' : words.slice(end)
  if (DAILY.test(name)) return { days: DAYS.map((_, day) => day), rest }
  return { days: daysIn(name), rest }
}

/** `mon-fri`, `sat, sun`, `monday`; empty for anything else. */
function daysIn(name: string): number[] {
  const days = name.split(/,|&|and/).map((part) => {
    const [from, to = from] = part.split('-').map((one) => dayOf(one.trim()))
    if (from === undefined || to === undefined || from < 0 || to < 0) return null
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
  })
  return days.every((one) => one !== null) ? days.flatMap((one) => one ?? []) : []
}

function dayOf(name: string): number {
  return DAY_NAME.test(name) ? DAYS.findIndex((day) => name.startsWith(day)) : -1
}
