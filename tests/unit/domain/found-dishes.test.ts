import { expect, test } from 'vitest'
import { openDishesFirst } from '@/lib/domain/search/found-dishes'
import { previewsOf } from '@/lib/domain/search/previews'
import { sampleStore } from '@/tests/support/sample-store'

// 16:00 on a Wednesday in Vancouver
const now = new Date(0)
const always = [{ open: 0, close: 1440 }]
const serving = { ...sampleStore, hours: [always, always, always, always, always, always, always] as const }
const never = { ...serving, hours: [[], [], [], [], [], [], []] as const }
const dishOf = (
  id: number,
  store: { isOpen: boolean | null; serving?: typeof serving | typeof never },
  picture = '',
) => ({
  id,
  name: 'Oolong',
  picture,
  price: null,
  store: { ...sampleStore, serving: null, estimates: {}, ...store },
})

test('dishes of stores that are closed come last, by the API’s word or by their hours; those of which it is not known stay', () => {
  const dishes = [
    dishOf(1, { isOpen: false, serving }),
    dishOf(2, { isOpen: null }),
    dishOf(3, { isOpen: null, serving: never }),
    dishOf(4, { isOpen: null, serving }),
    dishOf(5, { isOpen: true, serving: never }),
  ]
  expect(openDishesFirst(dishes, now).map(({ id }) => id)).toEqual([2, 4, 5, 1, 3])
})

test('below the stores of a search, an open store counts more than a picture', () => {
  const dishes = [
    dishOf(1, { isOpen: false }, '/a'),
    dishOf(2, { isOpen: true }),
    dishOf(3, { isOpen: true }, '/b'),
    dishOf(4, { isOpen: false }),
  ]
  expect(previewsOf([], dishes, [], now).dishes.map(({ id }) => id)).toEqual([3, 2, 1])
})
