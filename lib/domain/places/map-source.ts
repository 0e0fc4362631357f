/** Google with a key, else raster tiles. */
export interface MapSource {
  googleKey?: string
  /** contains `{z}`, `{x}` and `{y}` */
  tileUrl?: string
}

export const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
/** Used everywhere except on deals. */
export const STORE_ZOOM = 14

export function mapsHref(lat: number, lon: number): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lon}` })}`
}
