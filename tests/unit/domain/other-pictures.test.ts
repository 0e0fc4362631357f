import { expect, test } from 'vitest'
import { withOtherPictures } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'

const deals = ['a', 'b', '', 'c', 'd'].map((picture, id) => makeSummary(id, { picture }))
const orderOf = (shown: string[]) => withOtherPictures(deals, shown).map(({ picture }) => picture)

test('deals whose picture is not shown elsewhere come first, then those without one', () => {
  expect(orderOf([])).toEqual(['a', 'b', 'c', 'd', ''])
  expect(orderOf(['a', 'c', ''])).toEqual(['b', 'd', '', 'a', 'c'])
  expect(orderOf(['a', 'b', 'c'])).toEqual(['d', '', 'a', 'b', 'c'])
})
