import { expect, test } from 'vitest'
import { closedStoresLast } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

test('deals of stores that are closed now come last, and the others keep their order', () => {
  const stores = ([false, true, null] as const).map((isOpen, at) => ({ ...sampleStore, gid: at + 1, isOpen }))
  const gids = [1, 2, '1', 9, null, 3]
  const deals = gids.map((gid, id) => makeSummary(id, { gid }))
  expect(closedStoresLast(deals, stores).map(({ id }) => id)).toEqual([1, 3, 4, 5, 0, 2])
})
