import type { Place } from './places'

/** The message key for a location that cannot be used. */
export type LocationProblem =
  | 'please_select_location_from_the_list'
  | 'please_select_a_street_address_from_the_list'
  | null

/** The problem with a location: nothing selected, or no street, as for a whole city. */
export function locationProblem(place: Place | null): LocationProblem {
  if (!place) return 'please_select_location_from_the_list'
  return place.street ? null : 'please_select_a_street_address_from_the_list'
}
