import type { Amenities } from '@/backend/catalogue/schema/stores'
import { pathOf } from '@/backend/demo/catalogue/tree'

type Amenity = keyof Amenities

const ARRIVAL: Amenity[] = ['parking', 'bikeParking']
const TABLES: Amenity[] = ['environment', 'outdoorSeating', 'group', ...ARRIVAL]
const RESTAURANT: Amenity[] = ['tv', 'wifi', 'alcohol', 'noise', 'kids', 'businessFriendly', ...TABLES]

/** What places of a category can offer; of nested categories the deepest one counts. */
const BY_CATEGORY: Record<number, Amenity[]> = {
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

/** By the category of the store's own trade. Nobody of the demo has a dress code. */
export function fittingAmenities(category: number): Set<Amenity> {
  const known = pathOf(category).findLast((id) => id in BY_CATEGORY)
  return new Set(known === undefined ? [] : BY_CATEGORY[known])
}
