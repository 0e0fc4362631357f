/** The group-sale category, as on the wire and in the database. */
export const STORE_TYPE = { restaurant: 1, groupSale: 2, travel: 3, shopping: 4, service: 5 } as const

export type StoreType = (typeof STORE_TYPE)[keyof typeof STORE_TYPE]

export const LINE_KIND = { goods: 0, giftCard: 1, amount: 2 } as const

export type LineKind = (typeof LINE_KIND)[keyof typeof LINE_KIND]

/** `c_id` of the category tree and of the filters. */
export const CATEGORY_CODE = { restaurant: 1, groupsale: 2, travel: 3, shopping: 4, service: 5 } as const

export type CategoryCode = (typeof CATEGORY_CODE)[keyof typeof CATEGORY_CODE]

/** Level 1 of the group-sale categories, by message key. */
export const CATEGORY_GROUPS = {
  food_and_drinks: 1000,
  entertainment: 1100,
  beauty_and_spas: 1200,
  health_and_fitness: 1300,
  travel: 1400,
  shopping: 1500,
  home_services: 1600,
  automotive: 1700,
  local_services: 1800,
} as const

export type CategoryGroup = keyof typeof CATEGORY_GROUPS

/** The order is that of the flags on the wire. */
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
