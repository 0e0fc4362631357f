import { expect, it } from 'vitest'
import { endOfDay } from '@/backend/catalogue/stores/end-of-day'
import { everyWeek } from '@/lib/domain/stores/opening-calendar'
import { type TimeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'

const hour = (open: number, close: number): TimeRange => ({ open: open * 60, close: close * 60 })
const day = weekOf(() => [hour(11, 22)])
const night = weekOf(() => [hour(17, 26)])
const split = weekOf(() => [hour(0, 2), hour(17, 24)])
const always = weekOf(() => [hour(0, 24)])

it.each<[string, WeeklyHours, string, string]>([
  ['at midnight', day, '2026-06-05T12:00', '2026-06-06T00:00'],
  ['at midnight, before opening', day, '2026-06-05T09:00', '2026-06-06T00:00'],
  ['with its night', night, '2026-06-05T18:00', '2026-06-06T02:00'],
  ['with the night that goes on', night, '2026-06-06T01:30', '2026-06-06T02:00'],
  ['with a night in two parts', split, '2026-06-05T18:00', '2026-06-06T02:00'],
  ['with the second part of a night', split, '2026-06-06T01:30', '2026-06-06T02:00'],
  ['at midnight around the clock', always, '2026-06-05T12:00', '2026-06-06T00:00'],
])('the day of a store ends %s', (_, hours, now, end) => {
  const rules = { ...everyWeek(hours), closedUntil: null, suspended: false, timeZone: 'America/Toronto' }
  expect(endOfDay(rules, new Date(`${now}:00-04:00`))).toEqual(new Date(`${end}:00-04:00`))
})

it('the day of a store ends with a night that only its date has', () => {
  const special = { '2026-12-31': [hour(17, 26)] }
  const rules = { ...everyWeek(day), specialHours: special, closedUntil: null, suspended: false, timeZone: 'UTC' }
  expect(endOfDay(rules, new Date('2026-12-31T18:00:00Z'))).toEqual(new Date('2027-01-01T02:00:00Z'))
})
