import { describe, expect, test } from 'vitest'
import { everyWeek, hoursOn, minutesToClose, openState } from '@/lib/domain/stores/opening-calendar'
import { type TimeRange, weekOf } from '@/lib/domain/stores/opening-hours'
import { weekHours } from '@/lib/domain/stores/week-hours'

const PACIFIC = -480
const hour = (open: number, close: number): TimeRange => ({ open: open * 60, close: close * 60 })
/** A local time in December 2026 in Vancouver; the 24th and the 31st are Thursdays. */
const at = (day: number, hours: number, minutes = 0) => new Date(Date.UTC(2026, 11, day, hours + 8, minutes))

/** Open until one in the morning each day but on these dates; the API lists them as holidays, too. */
const calendar = {
  ...everyWeek(weekOf(() => [hour(11, 25)])),
  holidays: ['2026-12-24', '2026-12-25', '2026-12-31'],
  specialHours: { '2026-12-24': [hour(11, 16)], '2026-12-31': [hour(12, 14), hour(17, 26)] },
}

describe('special hours of a date', () => {
  test.each([
    ['2026-12-23', [hour(11, 25)]],
    ['2026-12-24', [hour(11, 16)]],
    ['2026-12-25', []],
    ['2026-12-31', [hour(12, 14), hour(17, 26)]],
  ])('replace those of the week: %s', (date, ranges) => {
    expect(hoursOn(calendar, date)).toEqual(ranges)
  })

  test('hold without the date among the holidays', () => {
    expect(hoursOn({ ...calendar, holidays: [] }, '2026-12-24')).toEqual([hour(11, 16)])
  })

  test.each([
    ['the night before still ends on it', at(24, 0, 30), { kind: 'open', closesAt: '01:00am' }],
    ['in the short day', at(24, 15, 59), { kind: 'open', closesAt: '04:00pm' }],
    ['after it, over a closed day', at(24, 16), { kind: 'closed', opens: { at: '11:00am', day: 5, daysAhead: 2 } }],
    ['on the day after, early', at(25, 0, 30), { kind: 'closed', opens: { at: '11:00am', day: 5, daysAhead: 1 } }],
    ['between two spans', at(31, 15), { kind: 'closed', opens: { at: '05:00pm', day: 3, daysAhead: 0 } }],
    ['past midnight', at(31, 25, 30), { kind: 'open', closesAt: '02:00am' }],
    ['when that is over', at(31, 26), { kind: 'closed', opens: { at: '11:00am', day: 4, daysAhead: 0 } }],
  ])('decide what is open and what comes next: %s', (_, now, state) => {
    expect(openState(calendar, PACIFIC, now)).toEqual(state)
  })

  test('count down to their own end', () => {
    expect(minutesToClose(calendar, PACIFIC, at(24, 15, 40))).toBe(20)
  })

  test('open a store whose week has no hours on that day', () => {
    const closed = { ...everyWeek(weekOf(() => [])), specialHours: { '2026-12-31': [hour(17, 26)] } }
    expect(openState(closed, PACIFIC, at(29, 12))).toEqual({
      kind: 'closed',
      opens: { at: '05:00pm', day: 3, daysAhead: 2 },
    })
  })
})

test('the week of a store names the dates that differ', () => {
  const facts = {
    ...calendar,
    utcOffset: PACIFIC,
    stopOrderMinutes: 0,
    ordersPausedUntil: null,
    paused: false,
    resumes: null,
  }
  const week = weekHours(facts, at(22, 12))
  expect(week?.dates).toEqual([null, null, null, '2026-12-24', '2026-12-25', null, null])
  expect(week?.days[3]).toEqual([hour(11, 16)])
  expect(week?.days[4]).toEqual([])
})
