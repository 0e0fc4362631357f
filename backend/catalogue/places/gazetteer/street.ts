/** name, first number, lat, lon, last number, lat, lon, postal area (`V6B`, or a whole zip code) */
export type Street = readonly [string, number, number, number, number, number, number, string]
