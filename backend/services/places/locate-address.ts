import { CITIES } from '@/lib/domain/places/cities'
import { distanceKm, type Point } from './distance'
import { cityByName } from './gazetteer/place'
import { searchPlaces } from './search-places'

/** How far from its city's centre a position from outside is believed. */
const CITY_RADIUS_KM = 40

export interface LocatableAddress {
  street: string
  city: string
  region: string
  country: string
  lat?: number | null | undefined
  lon?: number | null | undefined
}

/**
 * Where an address is: the gazetteer's word first, so that nobody brings a house nearer to a store by sending another
 * position; then the sent position, if it lies in the named city; then the city's centre. Null when nothing is known.
 */
export function locateAddress(address: LocatableAddress): Point | null {
  const key = cityByName(address.city)
  const city = key && CITIES[key].region === address.region.toUpperCase() ? CITIES[key] : null
  const house = city ? searchPlaces(`${address.street}, ${address.city}`, city)[0] : undefined
  if (house && /^\s*\W?\d/.test(address.street)) return { lat: house.lat, lon: house.lon }
  const { lat, lon } = address
  const sent = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null
  if (!city) return sent
  return sent && distanceKm(sent, city) <= CITY_RADIUS_KM ? sent : { lat: city.lat, lon: city.lon }
}
