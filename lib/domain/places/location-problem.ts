import type { Place } from './places'

export type LocationProblem =
  | 'please_select_location_from_the_list'
  | 'please_select_a_street_address_from_the_list'
  | null

/** No street, as for a whole city. */
export function locationProblem(place: Place | null): LocationProblem {
  if (!place) return 'please_select_location_from_the_list'
  return place.street ? null : 'please_select_a_street_address_from_the_list'
}
