import type { Amenities } from '@/backend/catalogue/schema/stores'
import { pathOf } from '@/backend/demo/categories'

type Amenity = keyof Amenities

const ARRIVAL: Amenity[] = ['parking', 'bikeParking']
const TABLES: Amenity[] = ['environment', 'outdoorSeating', 'group', ...ARRIVAL]
const RESTAURANT: Amenity[] = ['tv', 'wifi', 'alcohol', 'noise', 'kids', 'businessFriendly', ...TABLES]

/** The amenities that stores of a category can have; of nested categories the deepest one counts. */
const AMENITIES: Record<number, Amenity[]> = {
  1000: RESTAURANT,
  1020: ['wifi', 'kids', ...TABLES],
  1030: ['tv', 'wifi', 'alcohol', 'noise', ...TABLES],
  1050: ARRIVAL,
  1100: ['environment', 'group', ...ARRIVAL],
  1120: ['tv', 'noise', 'group', ...ARRIVAL],
  1130: ['kids', 'group', ...ARRIVAL],
  1140: ['kids', 'group', ...ARRIVAL],
  1150: ['environment', 'kids', 'group', ...ARRIVAL],
  1200: ['wifi', 'environment', ...ARRIVAL],
  1300: ['wifi', ...ARRIVAL],
  1410: ['tv', 'wifi', 'environment', 'kids', 'group', 'businessFriendly', 'parking', 'bikeParking'],
  1420: ['kids', 'group', 'parking'],
  1430: ['kids', 'group', 'parking'],
  1500: ['kids', ...ARRIVAL],
  1600: [],
  1700: ['wifi', 'parking'],
  1800: ['kids', ...ARRIVAL],
}

/** Takes the category of the store's own trade. No store of the demo has a dress code. */
export function fittingAmenities(category: number): Set<Amenity> {
  return new Set(deepest(AMENITIES, category))
}

/** Minutes from an order until it is ready; of nested categories the deepest one counts. */
const PREPARATION_MINUTES: Record<number, number> = {
  1000: 20,
  1013: 25,
  1014: 25,
  1015: 25,
  1017: 15,
  1020: 10,
  1040: 30,
  1050: 15,
}

/** Takes the category of the store's own trade; undefined for a trade that prepares nothing. */
export function preparationMinutes(category: number): number | undefined {
  return deepest(PREPARATION_MINUTES, category)
}

function deepest<Fact>(facts: Record<number, Fact>, category: number): Fact | undefined {
  const known = pathOf(category).findLast((id) => id in facts)
  return known === undefined ? undefined : facts[known]
}
