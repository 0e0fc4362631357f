import { describe, expect, test } from 'vitest'
import { isDisabledDay, todayAt } from '@/lib/domain/time/local-day'

describe('the date filter', () => {
  test.each([
    ['2025-12-31', true],
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['2027-01-01', false],
  ])('on 2026-11-21, %s is disabled: %s [VAL-43]', (day, isDisabled) => {
    expect(isDisabledDay(day, '2026-11-21')).toBe(isDisabled)
  })

  test.each([
    ['2026-11-21T11:00:00-08:00', '2026-11-21T07:59:59Z', '2026-11-20'],
    ['2026-11-21T11:00:00-08:00', '2026-11-21T08:00:00Z', '2026-11-21'],
    ['2026-11-21T11:00:00+05:30', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-11-21T11:00:00Z', '2026-11-20T23:59:59Z', '2026-11-20'],
  ])('today ends at midnight by the clock of %s: at %s it is %s [VAL-43]', (there, now, today) => {
    expect(todayAt(there, new Date(now))).toBe(today)
  })
})
