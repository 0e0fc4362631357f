import { describe, expect, test } from 'vitest'
import { LANGUAGES, languageFacts } from '@/lib/domain/languages/languages'
import { sentenceClock, sentenceDay, sentenceDayTime, sentenceMoment } from '@/lib/domain/time/sentence-time'

const NOW = new Date('2026-11-20T12:00:00Z')
const OTHERS = LANGUAGES.filter((language) => languageFacts(language).clock === '24h')

describe('in a running sentence', () => {
  test('English keeps the documented date and time [CONST-6]', () => {
    expect(sentenceClock('07:30pm', 'en')).toBe('07:30pm')
    expect(sentenceDay('2026-12-21', 'en', NOW)).toBe('2026-12-21')
    expect(sentenceDayTime('2026-12-21T19:30:00-08:00', 'en', NOW)).toBe('2026-12-21 07:30pm')
  })

  test.each([
    ['12:00am', '00:00'],
    ['03:00am', '03:00'],
    ['12:05pm', '12:05'],
    ['07:30pm', '19:30'],
    ['11:59pm', '23:59'],
    // a text that is no clock time stays
    ['{time}', '{time}'],
  ])('%s is %s in the other languages', (clock, text) => {
    expect(OTHERS.map((language) => sentenceClock(clock, language))).toEqual(OTHERS.map(() => text))
  })

  test.each([
    ['2026-12-21', '12月21日'],
    ['2026-03-01', '3月1日'],
    ['2027-01-05', '2027年1月5日'],
    ['{date}', '{date}'],
  ])('%s is %s in the other languages', (day, text) => {
    expect(OTHERS.map((language) => sentenceDay(day, language, NOW))).toEqual(OTHERS.map(() => text))
  })

  test('both are joined', () => {
    expect(sentenceDayTime('2026-12-21T19:30:00-08:00', 'jp', NOW)).toBe('12月21日 19:30')
  })
})

describe('a moment', () => {
  const soon = '2026-11-20T19:30:00-08:00'
  test('of today has only its clock, by the calendar of its place', () => {
    expect(sentenceMoment(soon, 'en', new Date('2026-11-21T02:00:00Z'))).toBe('07:30pm')
    expect(sentenceMoment(soon, 'zh', new Date('2026-11-20T12:00:00Z'))).toBe('19:30')
  })

  test('of another day has its date too', () => {
    expect(sentenceMoment(soon, 'en', new Date('2026-11-20T07:00:00Z'))).toBe('2026-11-20 07:30pm')
    expect(sentenceMoment(soon, 'jp', new Date('2026-11-21T09:00:00Z'))).toBe('11月20日 19:30')
  })
})
