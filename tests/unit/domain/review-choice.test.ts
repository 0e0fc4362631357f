import { expect, test } from 'vitest'
import { isReviewSort } from '@/lib/domain/codes/review-sort'
import { chosenReviews } from '@/lib/domain/deals/review-choice'

const NEWEST_FIRST = [
  { id: 'a', rating: 4 },
  { id: 'b', rating: 5 },
  { id: 'c', rating: 4.6 },
  { id: 'd', rating: 1 },
  { id: 'e', rating: 5 },
]

test.each([
  [null, null, 'abcde'],
  [null, 'newest', 'abcde'],
  [null, 'highest', 'becad'],
  [null, 'lowest', 'dacbe'],
  [5, 'newest', 'bce'],
  [5, 'lowest', 'cbe'],
  [2, 'newest', ''],
] as const)('reviews with %s stars, %s first', (stars, sort, ids) => {
  const shown = chosenReviews(NEWEST_FIRST, { stars, sort })
  expect(shown.map(({ id }) => id).join('')).toBe(ids)
})

test('an order that nobody knows is none', () => {
  expect(['newest', 'best', '', null, 3].map(isReviewSort)).toEqual([true, false, false, false, false])
})
