import { describe, expect, it } from 'vitest'
import { warnTo } from '@/backend/catalogue-files/check/check-cells'
import { warnOfCoordinates } from '@/backend/catalogue-files/check/doubtful-coordinates'
import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { Problems } from '@/backend/catalogue-files/read/problems'
import { DEFAULT_CITIES } from '@/backend/config/cities'

const at = new Date('2026-06-05T19:00:00Z')

function warningsOf(place: Partial<GivenRow<'stores'>>): string[] {
  const problems = new Problems()
  const row = { key: 'udon', ...place }
  warnOfCoordinates(
    { line: 2, row, fields: new Set(Object.keys(row)) },
    undefined,
    { cities: DEFAULT_CITIES, at },
    warnTo(problems),
  )
  expect(problems.count).toBe(0)
  return problems.warnings.toLines()
}

const CHINA = { area: 'vancouver', country: 'CN', timeZone: 'Asia/Shanghai' } as const
const HAWAII = { area: 'vancouver', country: 'US', timeZone: 'Pacific/Honolulu' } as const

describe('the coordinates of a store', () => {
  it.each([
    [
      'a longitude without its sign',
      { area: 'vancouver', lat: 49.28, lon: 123.13 } as const,
      'stores.csv:2 lon: is far from vancouver: is its sign wrong?',
    ],
    [
      'a longitude with a sign too many',
      { ...CHINA, lat: 31.23, lon: -121.47 },
      'stores.csv:2 lon: is far from Asia/Shanghai: is its sign wrong?',
    ],
    [
      'a longitude without its sign, in another country than the area',
      { ...HAWAII, lat: 21.31, lon: 157.86 },
      'stores.csv:2 lon: is far from Pacific/Honolulu: is its sign wrong?',
    ],
    [
      'a latitude with a sign',
      { area: 'toronto', lat: -43.65, lon: -79.38 } as const,
      'stores.csv:2 lat: is far from toronto: is its sign wrong?',
    ],
    [
      'a latitude and a longitude exchanged',
      { area: 'toronto', lat: -79.38, lon: 43.65 } as const,
      'stores.csv:2 lat: is far from toronto: is it the longitude?',
    ],
    [
      'a place for which nothing stands',
      { area: 'toronto', lat: -10, lon: 0 } as const,
      'stores.csv:2 lat: is far from toronto',
    ],
  ])('are warned of: %s', (_what, place, expected) => {
    expect(warningsOf(place)).toEqual([expected])
  })

  it.each([
    ['at the other end of its country', { area: 'vancouver', lat: 47.56, lon: -52.71 } as const],
    ['in the west of its time zone', { ...CHINA, lat: 39.47, lon: 75.99 }],
    ['beyond the date line', { ...HAWAII, timeZone: 'America/Adak', lat: 52.9, lon: 172.9 }],
    ['not given', { area: 'vancouver', lat: 49.28 } as const],
  ])('are not doubtful: %s', (_what, place) => {
    expect(warningsOf(place)).toEqual([])
  })
})
