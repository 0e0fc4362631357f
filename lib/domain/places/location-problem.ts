import type { Place } from './places'

/** The message that a location which cannot be taken is answered with. */
export type LocationProblem =
  | 'please_select_location_from_the_list'
  | 'please_select_a_street_address_from_the_list'
  | null

/** What is wrong with a location: nothing was chosen for it, or something without a street, as a whole city. */
export function locationProblem(place: Place | null): LocationProblem {
  if (!place) return 'please_select_location_from_the_list'
  return place.street ? null : 'please_select_a_street_address_from_the_list'
}
