import type { z } from 'zod'
import { endpoint } from '@/backend/calls/endpoint'
import { type Place, placeById } from '@/backend/catalogue/places/gazetteer/place'
import { nearestPlace } from '@/backend/catalogue/places/nearest-place'
import { parseLatLon } from '@/backend/catalogue/places/point'
import { searchPlaces } from '@/backend/catalogue/places/search-places'
import { DomainError } from '@/backend/platform/errors/domain-error'
import * as contract from '@/lib/contract/places'

type Result = z.input<typeof contract.readPlace.records>['result']

function toText(place: Place): string {
  return `${place.number} ${place.street}, ${place.city}, ${place.region} ${place.postalCode}, ${place.countryName}`
}

function toResult(place: Place): Result {
  const part = (type: string, long_name: string, short_name = long_name) => ({ long_name, short_name, types: [type] })
  return {
    place_id: place.id,
    formatted_address: toText(place),
    address_components: [
      part('street_number', String(place.number)),
      part('route', place.street),
      part('locality', place.city),
      part('administrative_area_level_1', place.regionName, place.region),
      part('country', place.countryName, place.country),
      part('postal_code', place.postalCode),
    ],
    geometry: { location: { lat: place.lat, lng: place.lon } },
  }
}

const autocomplete = endpoint(contract.autocompletePlaces, async ({ input, location }) => ({
  predictions: searchPlaces(input, parseLatLon(location)).map((place) => ({
    place_id: place.id,
    description: toText(place),
  })),
}))

const details = endpoint(contract.readPlace, async ({ place_id }) => {
  const place = placeById(place_id)
  if (!place) throw new DomainError('notFound', 'no such place')
  return { result: toResult(place) }
})

const geocode = endpoint(contract.reverseGeocode, async ({ latlng }) => {
  const point = parseLatLon(latlng)
  const place = point && nearestPlace(point)
  return { results: place ? [toResult(place)] : [] }
})

export const PLACE_ENDPOINTS = [autocomplete, details, geocode]
