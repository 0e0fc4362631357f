import { describe, expect, test } from 'vitest'
import {
  DISCOUNT_RANGE,
  filterFlag,
  parseBrowseFilters,
  SOLD_VALUES,
  SORT_KEYS,
  searchText,
  sortKey,
  toggleSold,
} from '@/lib/domain/deals/deal-filters'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'

describe('filter flag', () => {
  test.each([
    [undefined, '0'],
    [10, '1000'],
    [20, '1000'],
    [21, '0100'],
    [30, '0100'],
    [31, '0010'],
    [40, '0010'],
    [41, '0001'],
    [50, '0001'],
    [51, '0000'],
    [60, '0000'],
  ])('a discount of %s is code %s [BROW-12] [BROW-13]', (discount, code) => {
    expect(filterFlag({ discount })).toBe(`0,${code},0`)
  })

  test.each([
    [undefined, '0'],
    [50, '1000'],
    [200, '0100'],
    [500, '0010'],
    [1000, '0000'],
  ])('more than %s sold is code %s [BROW-14] [BROW-15]', (amtSold, code) => {
    expect(filterFlag({ amtSold })).toBe(`0,0,${code}`)
  })

  test('both codes are joined after the leading zero [BROW-12] [BROW-15]', () => {
    expect(filterFlag({ discount: 30, amtSold: 500 })).toBe('0,0100,0010')
  })
})

describe('sort and choices', () => {
  test('the ids by name, best match first [BROW-9]', () => {
    expect(SORT_KEYS.map((key) => [key, DEAL_SORTS[key]])).toEqual([
      ['best_match', 106],
      ['distance', 102],
      ['ranking', 103],
      ['price_ascending', 104],
      ['price_descending', 105],
    ])
    expect(sortKey(104)).toBe('price_ascending')
    expect(sortKey(undefined)).toBe('best_match')
    expect(sortKey(999)).toBe('best_match')
  })

  test('the slider runs from 0 to 60 in tens [BROW-10]', () => {
    expect(DISCOUNT_RANGE).toEqual({ min: 0, max: 60, step: 10 })
  })

  test('selecting the same amount again clears it [BROW-11]', () => {
    expect(SOLD_VALUES).toEqual([50, 200, 500, 1000])
    expect(toggleSold(undefined, 200)).toBe(200)
    expect(toggleSold(50, 200)).toBe(200)
    expect(toggleSold(200, 200)).toBeUndefined()
  })
})

describe('parsing a browse URL', () => {
  test('reads every parameter [BROW-1]', () => {
    const filters = parseBrowseFilters({
      query: ' sushi ',
      category: '1000',
      category2: '1001',
      category3: '1002',
      discount: '30',
      amtSold: '500',
      sort: '103',
      lat: '49.28',
      lon: '-123.12',
      page: '2',
    })
    expect(filters).toEqual({
      query: 'sushi',
      category: 1000,
      category2: 1001,
      category3: 1002,
      discount: 30,
      amtSold: 500,
      sort: 103,
      lat: 49.28,
      lon: -123.12,
      page: 2,
    })
  })

  test('zero discount clears it [BROW-10]', () => {
    expect(parseBrowseFilters({ discount: '0' }).discount).toBeUndefined()
  })

  test.each(['', ' ', '   ', '\t', '\u3000'])('blank text (%j) is no query [HEAD-9]', (text) => {
    expect(searchText(text)).toBeUndefined()
    expect(parseBrowseFilters({ query: text }).query).toBeUndefined()
  })

  test.each([
    ['discount', '15'],
    ['discount', '70'],
    ['amtSold', '51'],
    ['sort', '1'],
    ['lat', '91'],
    ['lon', 'x'],
    ['page', '0'],
    ['page', '1.5'],
    ['page', '51'],
    ['category', '-1'],
  ])('drops %s=%s', (name, value) => {
    expect(Object.values(parseBrowseFilters({ [name]: value })).filter((one) => one !== undefined)).toEqual([])
  })

  test('uses the first of a repeated parameter', () => {
    expect(parseBrowseFilters({ query: ['a', 'b'] }).query).toBe('a')
  })
})
