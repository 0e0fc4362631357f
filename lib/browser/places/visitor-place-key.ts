/** By itself, since what clears it at the logout is on every page. */
export const VISITOR_PLACE_KEY = 'plaza:place'
