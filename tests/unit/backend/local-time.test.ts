import { formatInTimeZone } from 'date-fns-tz'
import { describe, expect, it, test } from 'vitest'
import { addDays, fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'

const ZONES = ['Pacific/Kiritimati', 'America/Vancouver', 'Asia/Kathmandu', 'UTC']

describe('the days of a place', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('%s and %i are %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

  it.each(ZONES)('are those of the calendar in %s, with their weekday', (zone) => {
    for (let hour = 0; hour < 24 * 14; hour++) {
      const at = new Date(Date.UTC(2026, 1, 20, hour, 17))
      const { date, weekday, minutes } = toLocal(at, zone)
      const [day, isoDay, hours, rest] = formatInTimeZone(at, zone, 'yyyy-MM-dd i H m').split(' ')
      expect([date, weekday + 1, minutes]).toEqual([day, Number(isoDay), Number(hours) * 60 + Number(rest)])
    }
  })

  it.each(ZONES)('begin and end within it in %s', (zone) => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      const start = fromLocal(day, 0, zone)
      expect(start.toISOString()).toMatch(/^\d{4}-/)
      expect(toLocal(start, zone).date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
