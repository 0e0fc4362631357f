import { expect, test } from 'vitest'
import { previewsOf } from '@/lib/domain/search/previews'
import { makeSummary } from '@/tests/component/sample-deals'
import { sampleStore } from '@/tests/support/sample-store'

const store = { ...sampleStore, serving: null, estimates: {} }
const dishesOf = (pictures: string[]) =>
  pictures.map((picture, id) => ({ id, name: 'Oolong', picture, price: null, store }))
const dealsOf = (pictures: string[]) => pictures.map((picture, id) => makeSummary(id, { picture }))
const picturesOf = (stores: string[], dishes: string[], deals: string[]) => {
  const previews = previewsOf(
    stores.map((picture) => ({ picture })),
    dishesOf(dishes),
    dealsOf(deals),
    new Date(0),
  )
  return [previews.dishes, previews.deals].map((found) => found.map(({ picture }) => picture))
}

test('three dishes and four deals are shown below the stores', () => {
  expect(picturesOf([], ['a', 'b', 'c', 'd'], ['e', 'f', 'g', 'h', 'i'])).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f', 'g', 'h'],
  ])
})

test('none has a picture that is shown above it, and those without a picture stay', () => {
  expect(picturesOf(['a'], ['a', 'b', 'b', '', ''], ['b', 'a', 'c', 'c', ''])).toEqual([
    ['b', '', ''],
    ['c', ''],
  ])
})

test('dishes with a picture come before those without', () => {
  expect(picturesOf([], ['', 'a', '', 'b'], [])[0]).toEqual(['a', 'b', ''])
})

test('a dish that is not shown keeps no deal from being shown', () => {
  expect(picturesOf([], ['a', 'b', 'c', 'd'], ['d'])).toEqual([['a', 'b', 'c'], ['d']])
})
