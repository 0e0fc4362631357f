import 'server-only'
import { callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { autocompletePlaces, readPlace, reverseGeocode } from '@/lib/contract/places'
import { type PlaceSource, SUGGESTION_RADIUS, toLatLng, toPlace } from './place-source'

export const apiPlaces: PlaceSource = {
  async suggest(input, near) {
    const request = { input, location: `${near.lat},${near.lon}`, radius: SUGGESTION_RADIUS }
    const { records } = await callForCustomer(autocompletePlaces, request)
    return (records?.predictions ?? []).map((row) => ({ id: row.place_id, label: row.description }))
  },
  async read(id) {
    const { records } = await callForCustomer(readPlace, { place_id: id })
    return records ? toPlace(records.result) : null
  },
  async at(point) {
    const { records } = await callForCustomer(reverseGeocode, { latlng: toLatLng(point) })
    const first = records?.results[0]
    return first ? toPlace(first) : null
  },
}
