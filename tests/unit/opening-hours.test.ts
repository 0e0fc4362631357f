import { describe, expect, test } from 'vitest'
import { everyWeek, minutesToClose, openState, rangeAt } from '@/lib/domain/stores/opening-calendar'
import {
  dayHoursText,
  joinedHours,
  sharedHours,
  type TimeRange,
  timeRange,
  type WeeklyHours,
  weekOf,
  weekTime,
} from '@/lib/domain/stores/opening-hours'
import { clock24Text, clockText } from '@/lib/domain/time/time'
import { utcOffset } from '@/lib/domain/time/time-zones'

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

  test.each([
    [0, '00:00'],
    [570, '09:30'],
    [1440, '24:00'],
    [1500, '25:00'],
  ])('%i minutes on a 24-hour clock is %s', (minutes, text) => {
    expect(clock24Text(minutes)).toBe(text)
  })

  test('a day with a break, and a closed day [DEAL-10]', () => {
    expect(dayHoursText([lunch, dinner]).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(
      '11:00am – 02:00pm, 05:00pm – 10:00pm',
    )
    expect(dayHoursText([])).toBe('')
  })
})

describe('a range from midnight', () => {
  const nights = weekOf((day) => (day < 5 ? [hour(18, 24)] : [hour(0, 2), hour(18, 24)]))

  test('belongs to the evening before that runs until then', () => {
    expect(joinedHours(nights)).toEqual([
      [hour(18, 24)],
      [hour(18, 24)],
      [hour(18, 24)],
      [hour(18, 24)],
      [hour(18, 26)],
      [hour(18, 26)],
      [hour(18, 24)],
    ])
  })

  test.each([
    ['whole days', weekOf(() => [hour(0, 24)])],
    ['mornings after a closed evening', weekOf(() => [hour(0, 5), hour(9, 17)])],
    ['evenings before a closed morning', weekOf(() => [hour(17, 24)])],
  ])('%s stay as they are', (_, hours) => {
    expect(joinedHours(hours)).toEqual(hours)
  })
})

describe('on a holiday', () => {
  const on = (hours: WeeklyHours) => ({ ...everyWeek(hours), holidays: ['2026-11-21'] })

  test('the night before still ends on it, and it opens after it', () => {
    expect(openState(on(week), PACIFIC, at(21, 0, 30))).toEqual({ kind: 'open', closesAt: '01:00am' })
    const sunday = { at: '05:00pm', day: 6, daysAhead: 1 }
    expect(openState(on(week), PACIFIC, at(21, 18))).toEqual({ kind: 'closed', opens: sunday })
  })

  test('ranges that touch at its midnight end there', () => {
    const always = weekOf(() => [hour(0, 24)])
    expect(openState(on(always), PACIFIC, at(20, 18))).toEqual({ kind: 'open', closesAt: '12:00am' })
    expect(openState(everyWeek(always), PACIFIC, at(20, 18))).toEqual({ kind: 'open', closesAt: null })
  })
})

describe('the hours that two weeks share', () => {
  const lunches = weekOf((day) => (day < 5 ? [lunch] : []))

  test.each<[string, WeeklyHours | null, WeeklyHours | null, WeeklyHours | null]>([
    ['always, where both are', null, null, null],
    ['the one, where the other is always', lunches, null, lunches],
    [
      'the narrower',
      weekOf(() => [hour(9, 12), hour(13, 20)]),
      lunches,
      weekOf((day) => (day < 5 ? [hour(11, 12), hour(13, 14)] : [])),
    ],
    ['none', weekOf(() => [dinner]), lunches, weekOf(() => [])],
    [
      'past midnight',
      weekOf(() => [hour(20, 26)]),
      weekOf((day) => (day === 4 ? [hour(22, 28)] : [])),
      weekOf((day) => (day === 4 ? [hour(22, 26)] : [])),
    ],
    [
      'of a night and a morning',
      weekOf((day) => (day === 6 ? [hour(20, 26)] : [])),
      weekOf((day) => (day === 0 ? [hour(0, 1)] : [])),
      weekOf((day) => (day === 0 ? [hour(0, 1)] : [])),
    ],
  ])('are %s', (_, one, other, shared) => {
    expect(sharedHours(one, other)).toEqual(shared)
    expect(sharedHours(other, one)).toEqual(shared)
  })
})

describe("in the store's local time", () => {
  test('Friday evening there is Saturday in UTC', () => {
    expect(weekTime(new Date('2026-11-21T04:30:00Z'), PACIFIC)).toEqual({ weekday: 4, minutes: 1230 })
  })

  test.each([
    ['at opening', at(19, 11), { kind: 'open', closesAt: '02:00pm' }],
    ['a minute before closing', at(19, 13, 59), { kind: 'open', closesAt: '02:00pm' }],
    ['in the break', at(19, 14), { kind: 'closed', opens: { at: '05:00pm', day: 3, daysAhead: 0 } }],
    ['after midnight of a late night', at(21, 0, 30), { kind: 'open', closesAt: '01:00am' }],
    ['when the late night is over', at(21, 1), { kind: 'closed', opens: { at: '05:00pm', day: 5, daysAhead: 0 } }],
    [
      'on Sunday night, past the closed Monday',
      at(22, 23),
      { kind: 'closed', opens: { at: '11:00am', day: 1, daysAhead: 2 } },
    ],
  ])('%s [DEAL-10]', (_, now, state) => {
    expect(openState(everyWeek(week), PACIFIC, now)).toEqual(state)
  })

  test('a store that never opens', () => {
    expect(openState(everyWeek([[], [], [], [], [], [], []]), PACIFIC, at(20, 12))).toEqual({
      kind: 'closed',
      opens: null,
    })
  })

  test('open once a week, just after closing: the same day next week', () => {
    const once: WeeklyHours = [[], [], [], [], [lunch], [], []]
    expect(openState(everyWeek(once), PACIFIC, at(20, 15))).toEqual({
      kind: 'closed',
      opens: { at: '11:00am', day: 4, daysAhead: 7 },
    })
  })

  test.each([
    ['around the clock', weekOf(() => [hour(0, 24)]), null],
    ['over midnight in two ranges', [[], [], [], [hour(17, 24)], [hour(0, 2)], [], []] as WeeklyHours, '02:00am'],
    ['in three that follow each other', weekOf(() => [hour(11, 14), hour(14, 20), hour(20, 23)]), '11:00pm'],
  ])('it closes at the end of all that is adjacent: %s', (_, hours, closesAt) => {
    expect(openState(everyWeek(hours), PACIFIC, at(19, 21))).toEqual({ kind: 'open', closesAt })
  })
})

const DAILY = weekOf(() => [lunch, dinner])
const LATE = weekOf((weekday) => (weekday === 4 ? [hour(18, 26)] : []))
const ALWAYS = weekOf(() => [hour(0, 24)])
const FRIDAY_ALL_DAY = weekOf((weekday) => (weekday === 4 ? [timeRange(660, 660)] : []))
const TO_MIDNIGHT = weekOf((weekday) => (weekday === 4 ? [hour(17, 24)] : []))
const NIGHT_AND_MORNING = weekOf((weekday) => (weekday === 4 ? [hour(20, 27)] : weekday === 5 ? [hour(2, 4)] : []))

/** In the week of Monday, 16 November 2026. */
const dateOf = (weekday: number) => `2026-11-${16 + weekday}`

describe('the range that holds', () => {
  test.each<[string, WeeklyHours, number, number, TimeRange | undefined]>([
    ['at opening', DAILY, 2, 660, lunch],
    ['in the last minute', DAILY, 2, 839, lunch],
    ['not at closing', DAILY, 2, 840, undefined],
    ['in the second of two', DAILY, 2, 1020, dinner],
    ['on a closed day', LATE, 2, 720, undefined],
    ['before midnight', LATE, 4, 1439, hour(18, 26)],
    ['after midnight, of the day before', LATE, 5, 119, hour(-6, 2)],
    ['not at its end', LATE, 5, 120, undefined],
    ['not on the night before', LATE, 4, 60, undefined],
    ['to 24:00', TO_MIDNIGHT, 4, 1439, hour(17, 24)],
    ['not at 24:00', TO_MIDNIGHT, 5, 0, undefined],
    ['24 hours', ALWAYS, 6, 1439, hour(0, 24)],
    ['24 hours, at midnight', ALWAYS, 0, 0, hour(0, 24)],
    ['24 hours from noon, the day after', FRIDAY_ALL_DAY, 5, 659, hour(-13, 11)],
    ['24 hours from noon, over', FRIDAY_ALL_DAY, 5, 660, undefined],
    ["today's before yesterday's", NIGHT_AND_MORNING, 5, 150, hour(2, 4)],
    ['from Sunday into Monday', weekOf((weekday) => (weekday === 6 ? [hour(20, 25)] : [])), 0, 30, hour(-4, 1)],
  ])('%s', (_, hours, weekday, minutes, range) => {
    expect(rangeAt(everyWeek(hours), dateOf(weekday), minutes)).toEqual(range)
  })

  test.each([
    ['today', 0, 4, 1200, false],
    ['today, but not in the small hours of the night before', 0, 5, 60, true],
    ['yesterday, with its night', 1, 5, 60, false],
  ])('none of a holiday: %s', (_, holiday, weekday, minutes, holds) => {
    const calendar = { ...everyWeek(LATE), holidays: [dateOf(weekday - holiday)] }
    expect(rangeAt(calendar, dateOf(weekday), minutes) !== undefined).toBe(holds)
  })
})

/** Until 02:00 every night in Toronto. */
function minutesLeft(text: string): number | null {
  const now = new Date(text)
  return minutesToClose(everyWeek(weekOf(() => [hour(20, 26)])), utcOffset('America/Toronto', now), now)
}

describe('the minutes to closing', () => {
  test.each([
    ['the night when summer time begins, before', '2026-03-08T06:59:00Z', 1],
    ['and after 02:00, which is 03:00', '2026-03-08T07:00:00Z', null],
    ['the night when it ends, before the hour that comes twice', '2026-11-01T04:30:00Z', 90],
    ['in it, the second time', '2026-11-01T06:59:00Z', 1],
    ['and at 02:00', '2026-11-01T07:00:00Z', null],
  ])('%s', (_, now, minutes) => {
    expect(minutesLeft(now)).toBe(minutes)
  })

  test('never, where it never closes; null on a closed day', () => {
    expect(minutesToClose(everyWeek(ALWAYS), PACIFIC, at(20, 3))).toBe(Number.POSITIVE_INFINITY)
    expect(minutesToClose(everyWeek(LATE), PACIFIC, at(19, 12))).toBeNull()
  })
})
