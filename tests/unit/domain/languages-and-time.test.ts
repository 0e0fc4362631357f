import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { firstLanguage, isLanguage, LANGUAGES, toBcp47 } from '@/lib/domain/languages/languages'
import { pageCount } from '@/lib/domain/page-of'
import {
  atOffset,
  formatDay,
  formatDayTime,
  formatTime,
  formatUtc,
  inLocalTime,
  offsetName,
  parseUtc,
} from '@/lib/domain/time/time'
import { utcOffset, zoned } from '@/lib/domain/time/time-zones'

describe('languages', () => {
  test('there are four, by these tags [I18N-1]', () => {
    expect(LANGUAGES).toEqual(['en', 'zh', 'zh-Hant', 'jp'])
    expect(['ko', 'ja', 'EN', '', undefined, null, 1].filter(isLanguage)).toEqual([])
  })

  test.each<[candidates: unknown[], language: string]>([
    [['jp'], 'jp'],
    [['zh-Hant', 'jp'], 'zh-Hant'],
    [['ko', 'jp'], 'jp'],
    [[null, undefined, 'zh'], 'zh'],
    [['JP', 'zh_Hant', ' zh', ['jp']], 'en'],
    [['ko'], 'en'],
    [[''], 'en'],
    [[null], 'en'],
    [[], 'en'],
  ])('the first of %j that is one of ours is %s', (candidates, language) => {
    expect(firstLanguage(candidates)).toBe(language)
  })

  test.each([
    ['en', 'en'],
    ['zh', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['jp', 'ja'],
  ] as const)('%s is %s for browsers [I18N-4]', (language, tag) => {
    expect(toBcp47(language)).toBe(tag)
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })
})

describe('the ends of the calendar', () => {
  test.each([
    ['9999-12-31T23:59:59Z', 14 * 60, '9999-12-31T23:59:59+14:00'],
    ['9999-12-31T23:59:59Z', -11 * 60, '9999-12-31T12:59:59-11:00'],
    ['0001-01-01T00:00:00Z', -11 * 60, '0001-01-01T00:00:00-11:00'],
  ])('%s at an offset of %i minutes is %s', (instant, offset, expected) => {
    expect(atOffset(new Date(instant), offset)).toBe(expected)
  })
})

describe('dates', () => {
  const instant = new Date('2026-11-21T03:30:00Z')

  test.each([
    ['UTC', '2026-11-21', '03:30am'],
    ['America/Vancouver', '2026-11-20', '08:30pm'],
    ['Asia/Tokyo', '2026-11-21', '12:30pm'],
  ])('in %s it is %s %s [CONST-6]', (zone, day, time) => {
    expect(formatDay(zoned(instant, zone))).toBe(day)
    expect(formatTime(zoned(instant, zone))).toBe(time)
    expect(formatDayTime(zoned(instant, zone))).toBe(`${day} ${time}`)
  })

  test.each([
    ['America/Toronto', '2026-11-01T05:59:00Z', '2026-11-01T01:59:00-04:00'],
    ['America/Toronto', '2026-11-01T06:00:00Z', '2026-11-01T01:00:00-05:00'],
    ['Asia/Kolkata', '2026-11-20T20:00:00Z', '2026-11-21T01:30:00+05:30'],
    ['America/St_Johns', '2026-11-20T20:00:00Z', '2026-11-20T16:30:00-03:30'],
    ['UTC', '2026-11-20T20:00:00Z', '2026-11-20T20:00:00+00:00'],
  ])('in %s, %s is %s', (zone, at, time) => {
    expect(zoned(new Date(at), zone)).toBe(time)
    expect(atOffset(new Date(at), utcOffset(zone, new Date(at)))).toBe(time)
    expect(new Date(time)).toEqual(new Date(at))
  })

  test.each([
    ['the last clock change', '2026-03-08T09:59:00Z', '2026-03-08T01:59:00-08:00'],
    ['the last clock change', '2026-03-08T10:00:00Z', '2026-03-08T03:00:00-07:00'],
    ['the end of summer, when it changes no more', '2026-11-01T08:59:00Z', '2026-11-01T01:59:00-07:00'],
    ['the end of summer, when it changes no more', '2026-11-01T09:00:00Z', '2026-11-01T02:00:00-07:00'],
    ['winter', '2027-01-01T08:00:00Z', '2027-01-01T01:00:00-07:00'],
    ['a winter before', '2026-01-01T08:00:00Z', '2026-01-01T00:00:00-08:00'],
  ])('British Columbia, %s: %s is %s, whatever the runtime knows', (_, at, time) => {
    expect(zoned(new Date(at), 'America/Vancouver')).toBe(time)
  })

  test.each([
    ['2026-11-20T19:30:00-07:00', 'UTC-7'],
    ['2026-11-21T11:30:00+09:00', 'UTC+9'],
    ['2026-11-21T08:00:00+05:30', 'UTC+5:30'],
    ['2026-11-20T23:00:00-03:30', 'UTC-3:30'],
    ['2026-11-20T02:30:00-00:30', 'UTC-0:30'],
    ['2026-11-21T02:30:00+00:00', 'UTC'],
  ])('the zone of %s is named %s', (time, name) => {
    expect(offsetName(time)).toBe(name)
  })

  test('an unknown zone throws', () => {
    expect(() => utcOffset('Nowhere/City', instant)).toThrow(RangeError)
  })

  test("the shopper's local time is the machine's", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(inLocalTime(instant)).toBe(zoned(instant, timeZone))
  })

  test('wire dates are UTC, with or without seconds, wherever the machine is [ENT-31]', ({ onTestFinished }) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(new Date('2026-11-21T03:30').getUTCHours()).toBe(18)
    expect(parseUtc('2026-11-21 03:30:15').toISOString()).toBe('2026-11-21T03:30:15.000Z')
    expect(parseUtc('2026-11-21 03:30').toISOString()).toBe('2026-11-21T03:30:00.000Z')
    expect(formatUtc(new Date('2026-11-21T03:30:15.900Z'))).toBe('2026-11-21 03:30:15')
  })

  test.each(['', '2026-11-21', '2026-11-21T03:30:15Z', '21/11/2026 03:30', 'now'])('%s is refused', (text) => {
    expect(() => parseUtc(text)).toThrow(RangeError)
  })

  test('an instant survives the wire, to the second [ENT-31]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        expect(parseUtc(formatUtc(new Date(seconds * 1000))).getTime()).toBe(seconds * 1000)
      }),
    )
  })
})

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [41, 3],
])('%i orders of 20 a page fill %i pages [ORD-2]', (total, pages) => {
  expect(pageCount({ total, pageSize: 20 })).toBe(pages)
})
