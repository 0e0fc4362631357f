/** Name, first number, lat, lon, last number, lat, lon, and postal area, which is `V6B` or a whole zip code. */
export type Street = readonly [string, number, number, number, number, number, number, string]
