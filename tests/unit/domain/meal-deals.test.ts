import { expect, test } from 'vitest'
import { mealDealsFirst } from '@/lib/domain/deals/meal-deals'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

const storeOf = (gid: number, category: number, serving: ListedStore['serving'] = sampleStore): ListedStore => ({
  ...sampleStore,
  gid,
  categories: [category],
  serving,
  estimates: {},
})
const SPA = storeOf(1, 1231)
const NOODLES = storeOf(2, 1011)
const deals = [1, 2, null, 9, '2'].map((gid, id) => makeSummary(id, { gid }))
const orderAt = (time: string, stores: ListedStore[]) =>
  mealDealsFirst(deals, stores, new Date(`2026-06-05T${time}:00Z`)).map(({ id }) => id)

test.each([
  ['17:29', [0, 1, 2, 3, 4]],
  ['17:30', [1, 4, 0, 2, 3]],
  ['20:59', [1, 4, 0, 2, 3]],
  ['21:00', [0, 1, 2, 3, 4]],
  ['23:30', [1, 4, 0, 2, 3]],
])('at %s UTC, with the clock of Vancouver', (time, order) => {
  expect(orderAt(time, [SPA, NOODLES])).toEqual(order)
})

test('without a restaurant or a clock the order stays', () => {
  for (const stores of [[], [SPA], [storeOf(2, 1011, null)]]) expect(orderAt('19:00', stores)).toEqual([0, 1, 2, 3, 4])
})
