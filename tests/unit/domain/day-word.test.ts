import { expect, test } from 'vitest'
import { dayWord } from '@/lib/domain/time/local-day'

const EVENING = new Date('2026-11-22T05:30:00Z')

test.each([
  ['2026-11-21T23:00:00-08:00', 'today'],
  ['2026-11-22T00:15:00-08:00', 'tomorrow'],
  ['2026-11-23T00:15:00-08:00', null],
  ['2026-11-20T12:00:00-08:00', null],
  // it is the next day already there
  ['2026-11-22T14:45:00+09:00', 'today'],
  ['2026-11-23T09:00:00+09:00', 'tomorrow'],
])('%s is %s by the clock of its place, half past nine in the evening in Vancouver', (time, word) => {
  expect(dayWord(time, EVENING)).toBe(word)
})

test('the last day of a month comes before the first', () => {
  expect(dayWord('2027-01-01T08:00:00+00:00', new Date('2026-12-31T23:59:00Z'))).toBe('tomorrow')
})
