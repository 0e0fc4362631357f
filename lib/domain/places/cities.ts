import { ID_TEXT } from '@/lib/domain/codes/id'
import type { Localised } from '@/lib/domain/languages/languages'
import type { Point } from './places'

/** What URLs and cookies name a city by. */
export type CityKey = string

/** A city of the platform. Lists are sorted from its centre. */
export interface City extends Point {
  key: CityKey
  name: Localised
  /** the first, where nobody has chosen one */
  isDefault: boolean
}

/** In the order of menus; the first is the default. */
export type Cities = readonly [City, ...City[]]

/** More are left out: every page lists them. */
export const MAX_CITIES = 200

/** Whether a city can have this key, whatever cities there are. */
export function isCityKey(value: unknown): value is CityKey {
  return typeof value === 'string' && ID_TEXT.test(value)
}

export function findCity(cities: readonly City[], key: unknown): City | undefined {
  return cities.find((city) => city.key === key)
}

export function cityOrDefault(cities: Cities, key: unknown): City {
  return findCity(cities, key) ?? cities[0]
}

/** The city whose centre this is. */
export function cityAt(cities: readonly City[], { lat, lon }: Point): City | undefined {
  return cities.find((city) => city.lat === lat && city.lon === lon)
}
