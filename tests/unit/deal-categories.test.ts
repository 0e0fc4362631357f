import { expect, test } from 'vitest'
import { CATEGORY_GROUPS } from '@/lib/domain/codes/catalogue-codes'
import { MENU_CATEGORIES, MENU_CATEGORY_KEYS, menuWithDeals } from '@/lib/domain/deals/deal-categories'

test('nine level-1 groups from 1000 to 1800 in the listed order [ENT-45] [ENT-46]', () => {
  expect(Object.entries(CATEGORY_GROUPS)).toEqual([
    ['food_and_drinks', 1000],
    ['entertainment', 1100],
    ['beauty_and_spas', 1200],
    ['health_and_fitness', 1300],
    ['travel', 1400],
    ['shopping', 1500],
    ['home_services', 1600],
    ['automotive', 1700],
    ['local_services', 1800],
  ])
})

test('the category menu has seven entries in order [HEAD-10]', () => {
  expect(MENU_CATEGORY_KEYS).toEqual([
    'goods',
    'things_to_do',
    'beauty_spas',
    'restaurants',
    'travel',
    'sale',
    'health_fitness',
  ])
})

test('each entry opens its group, sale opens everything [HEAD-11]', () => {
  expect(MENU_CATEGORIES).toEqual({
    goods: 1500,
    things_to_do: 1100,
    beauty_spas: 1200,
    restaurants: 1000,
    travel: 1400,
    sale: undefined,
    health_fitness: 1300,
  })
})

test('a menu of one store omits groups without its deals, and is empty without any deals', () => {
  const tree = Object.values(CATEGORY_GROUPS).map((id) => ({ id, count: id === 1000 || id === 1500 ? 8 : 0 }))
  expect(menuWithDeals(tree)).toEqual(['goods', 'restaurants', 'sale'])
  expect(menuWithDeals(tree.map(({ id }) => ({ id, count: 0 })))).toEqual([])
})
