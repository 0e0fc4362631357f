import { expect, test } from 'vitest'
import { openStoresLike } from '@/lib/domain/stores/like-store'
import type { ListedStore, StoreAddress } from '@/lib/domain/stores/stores'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const SUSHI = 1012
const RAMEN = 1013
const store = { ...sampleStore, categories: [SUSHI] }
const NIGHT = new Date('2026-11-21T06:30:00Z')

const one = (gid: number, changes: Partial<ListedStore> = {}, address: Partial<StoreAddress> = {}): ListedStore => ({
  ...sampleStore,
  serving: sampleStore,
  ...changes,
  gid,
  address: { ...sampleStore.address, ...address },
})
const found = (stores: ListedStore[], now = FRIDAY_NOON) => openStoresLike(store, stores, now).map(({ gid }) => gid)

test('three at most, in the order of the list: the nearest first', () => {
  expect(found([one(1), one(2), one(3), one(4)])).toEqual([1, 2, 3])
})

test('those with a category in common come first', () => {
  expect(found([one(1, { categories: [RAMEN] }), one(2), one(3, { categories: [RAMEN, SUSHI] })])).toEqual([3, 1, 2])
})

test.each<[string, ListedStore, Date]>([
  ['the store itself', one(12), FRIDAY_NOON],
  ['one that its hours close, whatever its list said', one(1, { isOpen: true }), NIGHT],
  ['one in another city', one(1, {}, { lat: 48.43, lon: -123.37 }), FRIDAY_NOON],
  ['one without a place, of another city', one(1, {}, { lat: null, city: 'Burnaby' }), FRIDAY_NOON],
])('%s is not one of them', (_, other, now) => {
  expect(found([other], now)).toEqual([])
})

test('one without a place counts by its city, one without hours by what its list says', () => {
  expect(
    found([one(1, {}, { lat: null }), one(2, { serving: null }), one(3, { serving: null, isOpen: false })]),
  ).toEqual([1, 2])
})

test('nobody knows whether one is open of which the list says nothing', () => {
  expect(found([one(1, { serving: null, isOpen: null })])).toEqual([])
})
