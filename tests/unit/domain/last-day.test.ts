import { describe, expect, test } from 'vitest'
import { endsLater, lastDay } from '@/lib/domain/deals/last-day'
import { zoned } from '@/lib/domain/time/time-zones'
import { dealProduct } from '@/lib/server/pages/structured-offers'
import { makeDeal } from '@/tests/component/sample-deals'

describe('the last day of a deal begins at midnight at its store', () => {
  test.each([
    ['2026-12-21T03:30:00Z', 'America/Toronto', '2026-12-20T05:00:00.000Z'],
    // British Columbia stays on UTC-7
    ['2026-12-21T03:30:00Z', 'America/Vancouver', '2026-12-20T07:00:00.000Z'],
    ['2026-12-21T03:30:00Z', 'Asia/Tokyo', '2026-12-20T15:00:00.000Z'],
    ['2026-12-21T03:30:00Z', null, '2026-12-21T00:00:00.000Z'],
    // one that ends at midnight has the day before
    ['2026-12-21T07:00:00Z', 'America/Vancouver', '2026-12-20T07:00:00.000Z'],
    ['2026-12-21T07:00:01Z', 'America/Vancouver', '2026-12-21T07:00:00.000Z'],
    // the clocks change on that day: forward in March, back in November
    ['2026-03-08T20:00:00Z', 'America/Toronto', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01T20:00:00Z', 'America/Toronto', '2026-11-01T04:00:00.000Z'],
  ])('the end at %s in %s: from %s', (endsAt, zone, start) => {
    const day = lastDay(endsAt, zone)
    expect(day.start.toISOString()).toBe(start)
    expect(day.end).toEqual(new Date(endsAt))
    // as search engines are told it
    expect(dealProduct(makeDeal({ endsAt }), zone, '', '').offers).toMatchObject({ priceValidUntil: day.date })
    expect(zoned(day.start, zone ?? 'UTC')).toMatch(`${day.date}T00:00:00`)
  })
})

test.each([
  ['2026-12-21T08:00:00Z', true],
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-19T12:00:00Z', false],
  [null, false],
])('at noon of November 20, a deal that ends at %s ends later: %s', (endsAt, later) => {
  expect(endsLater(endsAt, new Date('2026-11-20T12:00:00Z'))).toBe(later)
})
