import { cityByName } from '@/backend/catalogue/places/gazetteer/place'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import { searchPlaces } from './search-places'

/** A client's position farther than this from the city's centre is not trusted. */
const CITY_RADIUS_KM = 40

export interface LocatableAddress {
  street: string
  city: string
  region: string
  country: string
  lat?: number | null | undefined
  lon?: number | null | undefined
}

/** The gazetteer takes precedence, so that a client cannot move a house nearer to a store. Null if the place is unknown. */
export function locateAddress(address: LocatableAddress): Point | null {
  const key = cityByName(address.city)
  const city = key && BUILT_IN_CITIES[key].region === address.region.toUpperCase() ? BUILT_IN_CITIES[key] : null
  const house = city ? searchPlaces(`${address.street}, ${address.city}`, city)[0] : undefined
  if (house && /^\s*\W?\d/.test(address.street)) return { lat: house.lat, lon: house.lon }
  const { lat, lon } = address
  const sent = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null
  if (!city) return sent
  return sent && distanceKm(sent, city) <= CITY_RADIUS_KM ? sent : { lat: city.lat, lon: city.lon }
}
