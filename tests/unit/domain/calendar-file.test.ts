import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '@/lib/domain/time/calendar-file'

const EVENT: CalendarEvent = {
  uid: 'deal-7@plaza.example',
  start: new Date('2026-12-20T08:00:00Z'),
  end: new Date('2026-12-21T03:30:00.500Z'),
  summary: 'Last day: Spa day',
  description: 'Spa House',
  location: '500 Granville St',
  url: 'https://plaza.example/deals/details/7?lan=jp',
  reminderMinutes: 14 * 60,
}
const ISSUE = { producer: 'Plaza', now: new Date('2026-11-20T12:00:00Z') }
const linesOf = (event: Partial<CalendarEvent> = {}) => calendarFile({ ...EVENT, ...event }, ISSUE).split('\r\n')
/** As a calendar reads it: long lines put together again. */
const textOf = (name: string, event: Partial<CalendarEvent>) =>
  calendarFile({ ...EVENT, ...event }, ISSUE)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('a file for calendars', () => {
  test('has one event in UTC with its reminder, and ends each line as the standard does', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plaza//NONSGML//EN',
      'BEGIN:VEVENT',
      'UID:deal-7@plaza.example',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261220T080000Z',
      'DTEND:20261221T033000Z',
      'SUMMARY:Last day: Spa day',
      'DESCRIPTION:Spa House',
      'LOCATION:500 Granville St',
      'URL:https://plaza.example/deals/details/7?lan=jp',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last day: Spa day',
      'TRIGGER:-PT840M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test.each([
    ['500 Granville St, Vancouver; BC', '500 Granville St\\, Vancouver\\; BC'],
    ['a \\ b', 'a \\\\ b'],
    ['first\nsecond\r\nthird\rfourth', 'first\\nsecond\\nthird\\nfourth'],
    ['tab\tand\u0000nothing', 'tab and nothing'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
  ])('escapes %j', (text, written) => {
    expect(textOf('DESCRIPTION', { description: text })).toBe(written)
  })

  test.each(['plain words '.repeat(20), '湯麺'.repeat(60), '🍜🥢'.repeat(40), `${'x'.repeat(63)}é`])(
    'folds %s at 75 bytes, never within a character',
    (text) => {
      const lines = linesOf({ summary: text, description: text })
      const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)))
      expect(longest).toBeLessThanOrEqual(75)
      expect(longest).toBeGreaterThan(70)
      expect(lines.join('')).not.toContain('\uFFFD')
      expect(textOf('SUMMARY', { summary: text })).toBe(text)
    },
  )

  test('any text is read as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const written = textOf('SUMMARY', { summary: text }) ?? ''
        const read = written.replace(/\\(n|.)/g, (_, character) => (character === 'n' ? '\n' : character))
        expect(read).toBe(text.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '))
        expect(linesOf({ summary: text }).every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      }),
    )
  })
})
