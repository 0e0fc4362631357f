import {
  BUILT_IN_CITIES,
  BUILT_IN_CITY_KEYS,
  type BuiltInCityKey,
  isBuiltInCity,
} from '@/lib/domain/places/built-in-cities'
import type { Point } from '@/lib/domain/places/places'
import { SEATTLE } from './seattle'
import type { Street } from './street'
import { TORONTO } from './toronto'
import { VANCOUVER } from './vancouver'
import { VICTORIA } from './victoria'

export const STREETS: Record<BuiltInCityKey, readonly Street[]> = {
  vancouver: VANCOUVER,
  victoria: VICTORIA,
  toronto: TORONTO,
  seattle: SEATTLE,
}

const REGION_NAMES: Record<string, string> = { BC: 'British Columbia', ON: 'Ontario', WA: 'Washington' }
const COUNTRY_NAMES: Record<string, string> = { CA: 'Canada', US: 'United States' }
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'

export interface Place extends Point {
  id: string
  number: number
  street: string
  city: string
  region: string
  regionName: string
  postalCode: string
  country: string
  countryName: string
}

function cityName(key: BuiltInCityKey): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}`
}

export function cityByName(name: string): BuiltInCityKey | null {
  return BUILT_IN_CITY_KEYS.find((key) => key === name.trim().toLowerCase()) ?? null
}

/** A house by its number, interpolated between the street's ends; null outside them. */
export function placeAt(city: BuiltInCityKey, index: number, number: number): Place | null {
  const street = STREETS[city][index]
  if (!street) return null
  const [name, from, fromLat, fromLon, to, toLat, toLon, area] = street
  if (!Number.isInteger(number) || number < from || number > to) return null
  const along = (number - from) / (to - from)
  const { region, country } = BUILT_IN_CITIES[city]
  return {
    id: `${city}-${index}-${number}`,
    number,
    street: name,
    city: cityName(city),
    region,
    regionName: REGION_NAMES[region] ?? region,
    postalCode: country === 'CA' ? `${area} ${localUnit(index, number)}` : area,
    country,
    countryName: COUNTRY_NAMES[country] ?? country,
    lat: round(fromLat + (toLat - fromLat) * along),
    lon: round(fromLon + (toLon - fromLon) * along),
  }
}

export function placeById(id: string): Place | null {
  const [city, index, number] = id.split('-')
  return isBuiltInCity(city) ? placeAt(city, Number(index), Number(number)) : null
}

/** The last three characters of a Canadian postal code, one per block. */
function localUnit(index: number, number: number): string {
  const block = Math.floor(number / 100)
  return `${(index + block) % 10}${POSTAL_LETTERS[(index * 7 + block * 3) % 20]}${(block * 7 + index) % 10}`
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
