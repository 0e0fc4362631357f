import { expect, test } from 'vitest'
import { ledByStores } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

const deals = [null, 1, 2, 2].map((gid, id) => makeSummary(id, { gid }))
const idsFor = (gid: number) => ledByStores(deals, [{ ...sampleStore, isOpen: true, gid }]).map(({ id }) => id)

test('the first deal of the stores leads, and the others stay in their order', () => {
  expect(idsFor(2)).toEqual([2, 0, 1, 3])
  expect(idsFor(3)).toEqual([0, 1, 2, 3])
})
