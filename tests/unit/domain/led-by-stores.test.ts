import { expect, test } from 'vitest'
import { ledByStores } from '@/lib/domain/deals/deals'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

const deals = [null, 1, 2, 2].map((gid, id) => makeSummary(id, { gid, picture: `/media/deal/${id}` }))
const led = (gid: number, isOpen: boolean | null = true, shown: string[] = []) =>
  ledByStores(deals, [{ ...sampleStore, isOpen, gid }], shown).map(({ id }) => id)

test('the first deal of the stores leads, and the others stay in their order', () => {
  expect(led(2)).toEqual([2, 0, 1, 3])
  expect(led(2, null)).toEqual([2, 0, 1, 3])
  expect(led(3)).toEqual([0, 1, 2, 3])
})

test('a closed store leads nothing', () => {
  expect(led(2, false)).toEqual([0, 1, 2, 3])
})

test('no picture leads that is shown elsewhere', () => {
  expect(led(2, true, ['/media/deal/2'])).toEqual([3, 0, 1, 2])
  expect(led(1, true, ['/media/deal/1'])).toEqual([0, 1, 2, 3])
})

test('no deal leads that cannot be used now', () => {
  const late = deals.map((deal, at) => ({ ...deal, isUsableNow: at === 2 ? false : null }))
  expect(ledByStores(late, [{ ...sampleStore, gid: 2 }], []).map(({ id }) => id)).toEqual([3, 0, 1, 2])
})
