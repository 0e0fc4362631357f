import { expect, test } from 'vitest'
import { homeRows, type StoreKind } from '@/lib/domain/stores/home'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { sampleStore } from '@/tests/support/sample-store'

const stores = (count: number): ListedStore[] =>
  Array.from({ length: count }, (_, gid) => ({ ...sampleStore, gid, serving: null, estimates: {} }))

const shownOf = (...counts: [StoreKind, number][]) => {
  const { rows, thin } = homeRows(counts.map(([kind, count]) => ({ kind, stores: stores(count) })))
  const counted = (list: typeof rows) => Object.fromEntries(list.map(({ kind, stores: { length } }) => [kind, length]))
  return { rows: counted(rows), thin: counted(thin) }
}

test('rows are of four, and what does not fill one shares one with the others', () => {
  expect(shownOf(['restaurants', 8], ['beauty_spas', 4], ['travel', 1], ['things_to_do', 3])).toEqual({
    rows: { restaurants: 8, beauty_spas: 4 },
    thin: { travel: 1, things_to_do: 2 },
  })
})

test('no row ends with a hole', () => {
  expect(shownOf(['restaurants', 7], ['goods', 5])).toEqual({ rows: { restaurants: 4, goods: 4 }, thin: {} })
})

test('the kind that leads has a row of its own, however few it has', () => {
  expect(shownOf(['restaurants', 2], ['travel', 2])).toEqual({ rows: { restaurants: 2 }, thin: { travel: 2 } })
  expect(homeRows([])).toEqual({ rows: [], thin: [] })
})
