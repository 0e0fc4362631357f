import { expect, test } from 'vitest'
import { withOtherPictures } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'

const deals = ['a', 'b', '', 'c', 'd'].map((picture, id) => makeSummary(id, { picture }))
const shownOf = (shown: string[], count: number) => withOtherPictures(deals, shown, count).map(({ picture }) => picture)

test('deals whose picture is not shown elsewhere come first', () => {
  expect(shownOf([], 3)).toEqual(['a', 'b', 'c'])
  expect(shownOf(['a', 'c', ''], 3)).toEqual(['b', 'd', ''])
})

test('where there are fewer than wanted, those without one fill the row, then others', () => {
  expect(shownOf(['a', 'b', 'c'], 4)).toEqual(['d', '', 'a', 'b'])
})
