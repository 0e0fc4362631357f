import { describe, expect, test } from 'vitest'
import { countRatings, type RatingCounts, ratingRows, totalOf } from '@/lib/domain/deals/rating-counts'

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }))

describe('reviews by their stars', () => {
  test('are counted, five stars first', () => {
    expect(countRatings(rated(5, 3, 5, 1, 4, 5))).toEqual([3, 1, 1, 0, 1])
    expect(countRatings([])).toEqual([0, 0, 0, 0, 0])
  })

  test.each([
    [4.5, 5],
    [4.4, 4],
    [0, 1],
    [7, 5],
  ])('a rating of %d counts as %i stars', (rating, stars) => {
    expect(countRatings(rated(rating))[5 - stars]).toBe(1)
  })

  test('are five rows, with their share of all', () => {
    expect(ratingRows([14, 5, 2, 0, 1])).toEqual([
      { stars: 5, count: 14, percent: 64 },
      { stars: 4, count: 5, percent: 23 },
      { stars: 3, count: 2, percent: 10 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 5 },
    ])
  })

  test('one among thousands can still be seen', () => {
    const rows = ratingRows([9999, 0, 0, 0, 1])
    expect(rows.map(({ percent }) => percent)).toEqual([100, 0, 0, 0, 1])
  })

  test.each<[RatingCounts | null, number]>([
    [null, 0],
    [[0, 0, 0, 0, 0], 0],
    [[4, 0, 0, 0, 0], 0],
    [[4, 0, 0, 0, 1], 5],
  ])('%j are %i rows: below five reviews there are none', (counts, rows) => {
    expect(ratingRows(counts)).toHaveLength(rows)
    expect(totalOf(counts ?? [])).toBeLessThanOrEqual(5)
  })
})
