import { describe, expect, test } from 'vitest'
import { arrangeStores } from '@/lib/domain/stores/arrange-stores'
import { parseSearch } from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { sampleStore } from '@/tests/support/sample-store'

const HERE = { lat: 49.28, lon: -123.12 }
const store = (gid: number, over: Partial<ListedStore>, lat: number | null = 49.28): ListedStore => ({
  ...sampleStore,
  serving: null,
  estimates: {},
  isOpen: true,
  rating: 0,
  ...over,
  gid,
  address: { ...sampleStore.address, lat, lon: -123.12 },
})
const serving = (way: 'delivery' | 'pickup' | 'eatin') => ({
  ...sampleStore,
  services: { delivery: false, pickup: false, eatin: false, [way]: true },
})
const arrange = (stores: ListedStore[], query: Record<string, string>) =>
  arrangeStores(stores, parseSearch(query), HERE).map(({ gid }) => gid)

describe('stores that were found', () => {
  test('stay in the order of the API without a sort', () => {
    expect(arrange([store(2, {}, 49.4), store(1, {})], {})).toEqual([2, 1])
    expect(arrange([store(2, {}, 49.4), store(1, {})], { sort: 'best' })).toEqual([2, 1])
  })

  test('are sorted by distance, rating or time, those of which it is not known last', () => {
    const places = [store(1, {}, null), store(2, {}, 49.4), store(3, {}, 49.281)]
    expect(arrange(places, { sort: 'distance' })).toEqual([3, 2, 1])
    const rated = [store(1, {}), store(2, { rating: 4 }), store(3, { rating: 4.6 })]
    expect(arrange(rated, { sort: 'rating' })).toEqual([3, 2, 1])
    const timed = [
      store(1, { estimates: { delivery: { from: 5, to: 10 } }, isOpen: false }),
      store(2, { estimates: { delivery: { from: 30, to: 40 }, pickup: { from: 5, to: 10 } } }),
      store(3, { estimates: { delivery: { from: 20, to: 35 }, pickup: { from: 15, to: 20 } } }),
    ]
    expect(arrange(timed, { sort: 'time' })).toEqual([3, 2, 1])
    expect(arrange(timed, { sort: 'time', way: 'pickup' })).toEqual([])
    const pickup = timed.map((one) => ({ ...one, serving: serving('pickup') }))
    expect(arrange(pickup, { sort: 'time', way: 'pickup' })).toEqual([2, 3, 1])
  })

  test('are those that are open, that hand over so, and whose food is there within 30 minutes', () => {
    const open = [store(1, { isOpen: null }), store(2, { isOpen: false }), store(3, {})]
    expect(arrange(open, { open: '1' })).toEqual([3])
    const ways = [store(1, {}), store(2, { serving: serving('pickup') }), store(3, { serving: serving('eatin') })]
    expect(arrange(ways, { way: 'pickup' })).toEqual([2])
    const soon = [
      store(1, {}),
      store(2, { estimates: { delivery: { from: 20, to: 30 } } }),
      store(3, { estimates: { delivery: { from: 20, to: 31 } } }),
      store(4, { estimates: { delivery: { from: 20, to: 30 } }, isOpen: false }),
    ]
    expect(arrange(soon, { soon: '1' })).toEqual([2])
  })

  test('drop what a URL cannot mean', () => {
    const place = { lat: '49.28271', lon: '-123.12069' }
    expect(parseSearch({ q: ' tea ', sort: 'price', open: 'yes', way: 'mail', soon: '2', ...place })).toEqual({
      query: 'tea',
      lat: 49.283,
      lon: -123.121,
    })
    expect(parseSearch({ lat: '91', lon: '0' })).toEqual({ query: '' })
    expect(parseSearch({ lat: '', lon: '-123' })).toEqual({ query: '' })
  })
})
