import type { OrderingStore, Product, StoreMenu } from '@/lib/domain/stores/menu'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import { sampleStore } from './sample-store'

/** In Vancouver, when the sample store is open. */
export const FRIDAY_NOON = new Date('2026-11-20T20:00:00Z')

export const sampleOrderingStore: OrderingStore = orderingStore(
  { ...sampleStore, canPreOrder: false, minDeliveryAmount: 2000 },
  FRIDAY_NOON,
)

const LUNCH = [{ open: 660, close: 900 }] as const

export const ramen: Product = {
  id: 1,
  name: 'Ramen',
  ownName: null,
  description: 'Miso broth',
  picture: '',
  price: 1500,
  stock: null,
  available: null,
  isGiftCard: false,
  taxClass: '',
  optionGroups: [
    {
      id: 10,
      name: 'Size',
      min: 1,
      max: 1,
      choices: [
        { id: 100, name: 'Regular', price: 0, stock: 9, groups: [] },
        { id: 101, name: 'Large', price: 250, stock: 9, groups: [] },
      ],
    },
    {
      id: 11,
      name: 'Extras',
      min: 0,
      max: 2,
      choices: [
        { id: 110, name: 'Egg', price: 150, stock: 9, groups: [] },
        { id: 111, name: 'Nori', price: 100, stock: 9, groups: [] },
        { id: 112, name: 'Corn', price: 100, stock: 9, groups: [] },
        { id: 113, name: 'Butter', price: 100, stock: 0, groups: [] },
      ],
    },
    {
      id: 12,
      name: 'Set',
      min: 0,
      max: 1,
      choices: [
        {
          id: 120,
          name: 'With a drink',
          price: 300,
          stock: 9,
          groups: [
            {
              id: 13,
              name: 'Drink',
              min: 1,
              max: 1,
              choices: [
                { id: 130, name: 'Tea', price: 0, stock: 9, groups: [] },
                { id: 131, name: 'Cola', price: 50, stock: 9, groups: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

export const lunchBox: Product = {
  ...ramen,
  id: 2,
  name: 'Lunch box',
  price: 1200,
  optionGroups: [],
  available: [LUNCH, LUNCH, LUNCH, LUNCH, LUNCH, [], []],
}

export const soldOutDish: Product = { ...ramen, id: 3, name: 'Crab', optionGroups: [], stock: 0 }

export const sampleMenu: StoreMenu = {
  store: sampleOrderingStore,
  products: [ramen, lunchBox, soldOutDish],
  sections: [[1], [2, 3]],
}
