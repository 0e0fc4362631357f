/** In the order in which the wire flags them. */
export const AMENITIES = [
  'tv',
  'wifi',
  'alcohol',
  'environment',
  'attire',
  'noise',
  'outdoorSeating',
  'kids',
  'group',
  'businessFriendly',
  'parking',
  'bikeParking',
] as const
export type Amenity = (typeof AMENITIES)[number]
