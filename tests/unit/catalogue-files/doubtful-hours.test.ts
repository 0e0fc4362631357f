import { expect, it } from 'vitest'
import { warnTo } from '@/backend/catalogue-files/check/check-cells'
import { warnOfDealHours } from '@/backend/catalogue-files/check/doubtful-hours'
import { Problems } from '@/backend/catalogue-files/read/problems'

const [OPENS, CLOSES, DAY] = [11 * 60, 22 * 60, 24 * 60]
const lineOf = <Row>(line: number, row: Row) => ({ line, row, fields: new Set<string>() })
const storeHours = (opens = OPENS, closes = CLOSES) => [
  lineOf(2, { store: 'udon', of: 'store' as const, day: 'fri' as const, opens, closes }),
  lineOf(3, { store: 'udon', of: 'delivery' as const, day: 'sat' as const, opens: 0, closes: DAY }),
]
const dealHours = (day: 'fri' | 'sat', opens: number, closes: number) => [
  lineOf(4, { store: 'udon', deal: 'lunch', day, opens, closes }),
]

function warningsOf(hours: ReturnType<typeof storeHours> | null, ofDeal: ReturnType<typeof dealHours>): string[] {
  const problems = new Problems()
  warnOfDealHours({ hours, dealHours: ofDeal }, warnTo(problems))
  expect(problems.count).toBe(0)
  return problems.warnings.toLines()
}

it.each([
  ['before the store opens', storeHours(), dealHours('fri', 8 * 60, 11 * 60)],
  ['on a day on which it is closed', storeHours(), dealHours('sat', 12 * 60, 15 * 60)],
])('hours of a deal are warned of: %s', (_, hours, ofDeal) => {
  expect(warningsOf(hours, ofDeal)).toEqual(['deal_hours.csv:4 opens: the store is closed in all hours of lunch'])
})

it.each([
  ['begin before it opens', storeHours(), dealHours('fri', 8 * 60, 11 * 60 + 30)],
  ['are in the night of the day before', storeHours(18 * 60, 2 * 60), dealHours('sat', 0, 60)],
  ['are those of a store whose hours are in no file', null, dealHours('fri', 0, 60)],
])('hours of a deal are not warned of that %s', (_, hours, ofDeal) => {
  expect(warningsOf(hours, ofDeal)).toEqual([])
})
