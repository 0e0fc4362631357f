import { describe, expect, test } from 'vitest'
import { storesOfKind, storesOfNoKind, toStoreKind } from '@/lib/domain/stores/home'
import { sampleStore } from '@/tests/support/sample-store'

const store = (gid: number, category: number, isOpen: boolean) => ({
  ...sampleStore,
  gid,
  categories: [category],
  isOpen,
})
const near = [store(1, 1012, false), store(2, 1231, true), store(3, 1011, true), store(4, 1310, false)]

describe('stores by kind', () => {
  test.each([
    ['restaurants', [3, 1]],
    ['beauty_spas', [2]],
    ['health_fitness', [4]],
    ['travel', []],
  ] as const)('%s, open ones first, otherwise in the original order', (kind, gids) => {
    expect(storesOfKind(near, kind).map(({ gid }) => gid)).toEqual(gids)
  })

  test('a store without a known category is of no kind, in the same order', () => {
    const others = [store(5, 9999, false), { ...store(6, 0, true), categories: [] }]
    expect(storesOfNoKind([...near, ...others]).map(({ gid }) => gid)).toEqual([6, 5])
  })

  test('only known kinds, by a former name too', () => {
    expect(['travel', 'shopping', 'toString', undefined].map(toStoreKind)).toEqual([
      'travel',
      'goods',
      undefined,
      undefined,
    ])
  })
})
