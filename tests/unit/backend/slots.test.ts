import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromLocal } from '@/backend/catalogue/stores/local-time'
import { isOpenAt, nextOpening, takesAsap } from '@/backend/catalogue/stores/opening'
import { allowedPeriods, type SlotRules } from '@/backend/checkout/fulfilment/allowed-periods'
import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/opening-hours'

const ZONE = 'America/Toronto'
const hm = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const range = (from: string, to: string): TimeRange => ({ open: hm(from), close: hm(to) })
const daily = (...ranges: TimeRange[]): WeeklyHours => [ranges, ranges, ranges, ranges, ranges, ranges, ranges]
const rules = (over: Partial<SlotRules> = {}): SlotRules => ({
  hours: daily(range('11:00', '22:00')),
  holidays: [],
  specialHours: {},
  closedUntil: null,
  suspended: false,
  timeZone: ZONE,
  interval: 30,
  stopBeforeClose: 0,
  leadMinutes: 30,
  preorder: true,
  ...over,
})
/** An instant by the clock of Toronto in summer, or with an offset of its own. */
const at = (text: string) => new Date(text.includes('Z') || text.length > 19 ? text : `${text}-04:00`)
const clock = (instant: Date) => formatInTimeZone(instant, ZONE, 'HH:mm')
const clocksOf = (days: ReturnType<typeof allowedPeriods>, date: string) =>
  (days[date] ?? []).map((slot) => clock(slot.start))

describe('the slots on offer', () => {
  it('run for seven days from half an hour ahead, each as long as the interval', () => {
    const days = allowedPeriods(rules(), at('2026-06-05T12:00:00'))
    expect(Object.keys(days)).toEqual([
      '2026-06-05',
      '2026-06-06',
      '2026-06-07',
      '2026-06-08',
      '2026-06-09',
      '2026-06-10',
      '2026-06-11',
    ])
    expect(clocksOf(days, '2026-06-05')[0]).toBe('12:30')
    expect(clocksOf(days, '2026-06-06')[0]).toBe('11:00')
    const first = days['2026-06-05']?.[0]
    expect((first?.end.getTime() ?? 0) - (first?.start.getTime() ?? 0)).toBe(30 * 60_000)
  })

  it.each([
    ['the last slot ends at closing', {}, '21:30'],
    ['none begins in the last minutes before closing', { stopBeforeClose: 60 }, '21:00'],
    ['a longer interval ends earlier', { interval: 60 }, '21:00'],
    ['an interval of nothing counts as five minutes', { interval: 0 }, '21:55'],
  ])('%s', (_, over, last) => {
    const days = allowedPeriods(rules(over), at('2026-06-05T12:00:00'))
    expect(clocksOf(days, '2026-06-05').at(-1)).toBe(last)
  })

  it("after midnight are listed under their own date, and last night's continue", () => {
    const late = rules({ hours: [[], [], [], [], [range('18:00', '26:00')], [], []] })
    const before = allowedPeriods(late, at('2026-06-05T12:00:00'))
    expect(Object.keys(before)).toEqual(['2026-06-05', '2026-06-06'])
    expect(clocksOf(before, '2026-06-06')).toEqual(['00:00', '00:30', '01:00', '01:30'])
    const during = allowedPeriods(late, at('2026-06-06T00:40:00'))
    expect(clocksOf(during, '2026-06-06')).toEqual(['01:30'])
  })

  it('exclude a holiday, and the night after it', () => {
    const late = rules({ hours: daily(range('18:00', '25:00')), holidays: ['2026-06-06'] })
    const days = allowedPeriods(late, at('2026-06-05T12:00:00'))
    expect(clocksOf(days, '2026-06-06')).toEqual(['00:00', '00:30'])
    expect(clocksOf(days, '2026-06-07')[0]).toBe('18:00')
  })

  it('of a date with special hours are those alone, past midnight too', () => {
    const special = rules({
      hours: daily(range('18:00', '25:00')),
      holidays: ['2026-06-06'],
      specialHours: { '2026-06-06': [range('11:00', '12:00'), range('22:00', '26:00')] },
    })
    const days = allowedPeriods(special, at('2026-06-05T12:00:00'))
    expect(clocksOf(days, '2026-06-06')).toEqual([
      '00:00',
      '00:30',
      '11:00',
      '11:30',
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ])
    expect(clocksOf(days, '2026-06-07').slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '18:00'])
  })

  it('are none while suspended', () => {
    expect(allowedPeriods(rules({ suspended: true }), at('2026-06-05T12:00:00'))).toEqual({})
  })

  it('without pre-orders are those of the current opening [ENT-16]', () => {
    const split = rules({ hours: daily(range('11:00', '14:00'), range('17:00', '22:00')), preorder: false })
    const days = allowedPeriods(split, at('2026-06-05T12:00:00'))
    expect(days).toEqual({ '2026-06-05': expect.any(Array) })
    expect(clocksOf(days, '2026-06-05')).toEqual(['12:30', '13:00', '13:30'])
    expect(allowedPeriods(split, at('2026-06-05T15:00:00'))).toEqual({})
  })

  it('skip the hour removed in spring', () => {
    const late = rules({ hours: daily(range('23:00', '28:00')) })
    const days = allowedPeriods(late, new Date('2026-03-07T17:00:00Z'))
    const night = [...clocksOf(days, '2026-03-07'), ...clocksOf(days, '2026-03-08')].slice(0, 8)
    expect(night).toEqual(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '03:00', '03:30'])
  })

  it('offer the hour repeated in autumn twice, as two different instants', () => {
    const late = rules({ hours: [[], [], [], [], [], [range('23:00', '27:00')], []], interval: 60 })
    const days = allowedPeriods(late, new Date('2026-10-31T16:00:00Z'))
    expect(clocksOf(days, '2026-11-01')).toEqual(['00:00', '01:00', '01:00', '02:00'])
    const instants = (days['2026-11-01'] ?? []).map((slot) => slot.start.toISOString().slice(11, 16))
    expect(instants).toEqual(['04:00', '05:00', '06:00', '07:00'])
  })

  it.each([
    ['02:00', '07:00'],
    ['02:30', '07:00'],
    ['03:00', '07:00'],
    ['01:59', '06:59'],
  ])('a store that opens at %s on the day of the clock change opens at %s UTC', (local, utc) => {
    expect(fromLocal('2026-03-08', hm(local), ZONE).toISOString().slice(11, 16)).toBe(utc)
  })

  it.each([
    ['2026-03-08', '02:30', '10:00', 'the last clock change'],
    ['2026-11-01', '01:30', '08:30', 'no change any more'],
    ['2026-12-24', '11:00', '18:00', 'winter'],
  ])('in British Columbia on %s a store that opens at %s opens at %s UTC: %s', (date, local, utc) => {
    expect(fromLocal(date, hm(local), 'America/Vancouver').toISOString().slice(11, 16)).toBe(utc)
  })

  it('start within the opening hours, whatever the hours and the moment', () => {
    const times = fc.tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 30, max: 14 * 60 }))
    const day = times.map(([open, length]) => [{ open, close: open + length }])
    const week = fc.tuple(day, day, day, day, day, day, day)
    const moments = fc.constantFrom('2026-03-05', '2026-06-05', '2026-10-29')
    fc.assert(
      fc.property(week, moments, fc.integer({ min: 0, max: 3 * 1440 }), (hours, date, minutes) => {
        const now = new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000)
        const wanted = rules({ hours })
        const slots = Object.values(allowedPeriods(wanted, now)).flat()
        expect(
          slots.every(({ start }) => isOpenAt(wanted, start) && start.getTime() - now.getTime() >= 30 * 60_000),
        ).toBe(true)
      }),
      {
        numRuns: 400,
        examples: [
          [
            [
              [{ open: 0, close: 30 }],
              [{ open: 0, close: 30 }],
              [{ open: 0, close: 30 }],
              [{ open: 0, close: 30 }],
              [{ open: 0, close: 30 }],
              [{ open: 0, close: 30 }],
              [{ open: 90, close: 120 }],
            ],
            '2026-10-29',
            0,
          ],
        ],
      },
    )
  })
})

describe('as soon as possible', () => {
  const hours = daily(range('11:00', '22:00'))
  const open = {
    hours,
    holidays: ['2026-06-07', '2026-06-08'],
    specialHours: { '2026-06-08': [range('09:00', '10:00')] },
    closedUntil: null,
    suspended: false,
    timeZone: ZONE,
  }
  it.each([
    ['before opening', '2026-06-05T10:59:00', 15, false],
    ['at opening', '2026-06-05T11:00:00', 15, true],
    ['more than fifteen minutes before closing', '2026-06-05T21:44:59', 15, true],
    ['fifteen minutes before closing', '2026-06-05T21:45:00', 15, false],
    ['the minute before closing, where nothing stops it', '2026-06-05T21:59:00', 0, true],
    ['at closing', '2026-06-05T22:00:00', 0, false],
    ['on a holiday', '2026-06-07T12:00:00', 0, false],
    ['within the hours of a date', '2026-06-08T09:30:00', 15, true],
    ['at the end of the hours of a date', '2026-06-08T09:45:00', 15, false],
  ])('%s: %s with %i minutes: %s [CHK-14]', (_, now, stop, expected) => {
    expect(takesAsap(open, stop, at(now))).toBe(expected)
  })

  it('continues through the night of a clock change, and ends by local time', () => {
    const late = { ...open, hours: daily(range('20:00', '26:00')) }
    expect(isOpenAt(late, new Date('2026-03-08T06:59:00Z'))).toBe(true)
    expect(isOpenAt(late, new Date('2026-03-08T07:00:00Z'))).toBe(false)
    expect(isOpenAt(late, new Date('2026-11-01T06:59:00Z'))).toBe(true)
    expect(isOpenAt(late, new Date('2026-11-01T07:00:00Z'))).toBe(false)
  })
})

describe('the next opening', () => {
  const open = {
    hours: daily(range('11:00', '22:00')),
    holidays: ['2026-06-06'],
    specialHours: {},
    closedUntil: null,
    suspended: false,
    timeZone: ZONE,
  }
  it.each([
    ['while open', '2026-06-05T12:00:00', null],
    ['before opening', '2026-06-05T09:00:00', '2026-06-05T15:00:00.000Z'],
    ['at night, over a holiday', '2026-06-05T23:00:00', '2026-06-07T15:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(nextOpening(open, at(now))?.toISOString() ?? null).toBe(expected)
  })

  it('is that of a date with hours of its own', () => {
    const special = { ...open, specialHours: { '2026-06-06': [range('09:00', '10:00')] } }
    expect(nextOpening(special, at('2026-06-05T23:00:00'))?.toISOString()).toBe('2026-06-06T13:00:00.000Z')
  })

  it('never exists for a store that is suspended or has no hours', () => {
    expect(nextOpening({ ...open, suspended: true }, at('2026-06-05T09:00:00'))).toBeNull()
    expect(nextOpening({ ...open, hours: daily() }, at('2026-06-05T09:00:00'))).toBeNull()
  })
})
