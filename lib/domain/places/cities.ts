/** Lists are sorted from the centre. */
export const CITIES = {
  vancouver: { lat: 49.2827, lon: -123.1207, region: 'BC', country: 'CA', timeZone: 'America/Vancouver' },
  victoria: { lat: 48.4284, lon: -123.3656, region: 'BC', country: 'CA', timeZone: 'America/Vancouver' },
  toronto: { lat: 43.6532, lon: -79.3832, region: 'ON', country: 'CA', timeZone: 'America/Toronto' },
  seattle: { lat: 47.6062, lon: -122.3321, region: 'WA', country: 'US', timeZone: 'America/Los_Angeles' },
} as const

export type CityKey = keyof typeof CITIES
export const CITY_KEYS = Object.keys(CITIES) as CityKey[]
export const DEFAULT_CITY: CityKey = 'vancouver'

/** The city whose centre this is. */
export function cityAt({ lat, lon }: { lat: number; lon: number }): CityKey | undefined {
  return CITY_KEYS.find((key) => CITIES[key].lat === lat && CITIES[key].lon === lon)
}

export function isCityKey(value: unknown): value is CityKey {
  return typeof value === 'string' && Object.hasOwn(CITIES, value)
}
