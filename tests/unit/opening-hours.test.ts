import { describe, expect, test } from 'vitest'
import { dayHoursText, localMoment, openState } from '@/lib/domain/stores/opening-hours'
import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import { clockText } from '@/lib/domain/time/time'

const PACIFIC = -480
const hour = (open: number, close: number): TimeRange => ({ open: open * 60, close: close * 60 })
const lunch = hour(11, 14)
const dinner = hour(17, 22)
/** closed on Monday, late on Friday */
const week: WeeklyHours = [
  [],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [hour(17, 25)],
  [hour(17, 24)],
  [dinner],
]
/** Vancouver is 8 hours behind UTC in November; the 20th is a Friday. */
const at = (day: number, hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, day, hours + 8, minutes))

describe('hours as text', () => {
  test.each([
    [0, '12:00am'],
    [570, '09:30am'],
    [720, '12:00pm'],
    [1439, '11:59pm'],
    [1500, '01:00am'],
  ])('%i minutes is %s [CONST-6]', (minutes, text) => {
    expect(clockText(minutes)).toBe(text)
  })

  test('a day with a break, and a closed day [DEAL-10]', () => {
    expect(dayHoursText([lunch, dinner]).replaceAll('\u00a0', ' ')).toBe('11:00am – 02:00pm, 05:00pm – 10:00pm')
    expect(dayHoursText([])).toBe('')
  })
})

describe("in the store's local time", () => {
  test('Friday evening there is Saturday in UTC', () => {
    expect(localMoment(new Date('2026-11-21T04:30:00Z'), PACIFIC)).toEqual({ day: 4, minutes: 1230 })
  })

  test.each([
    ['at opening', at(19, 11), { open: true, closesAt: '02:00pm' }],
    ['a minute before closing', at(19, 13, 59), { open: true, closesAt: '02:00pm' }],
    ['in the break', at(19, 14), { open: false, opens: { at: '05:00pm', day: 3, daysAhead: 0 } }],
    ['after midnight of a late night', at(21, 0, 30), { open: true, closesAt: '01:00am' }],
    ['when the late night is over', at(21, 1), { open: false, opens: { at: '05:00pm', day: 5, daysAhead: 0 } }],
    [
      'on Sunday night, past the closed Monday',
      at(22, 23),
      { open: false, opens: { at: '11:00am', day: 1, daysAhead: 2 } },
    ],
  ])('%s [DEAL-10]', (_, now, state) => {
    expect(openState(week, PACIFIC, now)).toEqual(state)
  })

  test('a store that never opens', () => {
    expect(openState([[], [], [], [], [], [], []], PACIFIC, at(20, 12))).toEqual({ open: false, opens: null })
  })

  test('open once a week, just after closing: the same day next week', () => {
    const once: WeeklyHours = [[], [], [], [], [lunch], [], []]
    expect(openState(once, PACIFIC, at(20, 15))).toEqual({
      open: false,
      opens: { at: '11:00am', day: 4, daysAhead: 7 },
    })
  })
})
