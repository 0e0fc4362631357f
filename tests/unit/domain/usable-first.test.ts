import { expect, test } from 'vitest'
import { usableFirst } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

const stores = ([false, true, null] as const).map((isOpen, at) => ({ ...sampleStore, gid: at + 1, isOpen }))

test('deals of stores that are closed now come last, and the others keep their order', () => {
  const gids = [1, 2, '1', 9, null, 3]
  const deals = gids.map((gid, id) => makeSummary(id, { gid }))
  expect(usableFirst(deals, stores).map(({ id }) => id)).toEqual([1, 3, 4, 5, 0, 2])
})

test('what the API says of a deal counts before its store', () => {
  const said = [false, true, null, false]
  const deals = said.map((isUsableNow, id) => makeSummary(id, { gid: id === 1 ? 1 : 2, isUsableNow }))
  expect(usableFirst(deals, stores).map(({ id }) => id)).toEqual([1, 2, 0, 3])
})
