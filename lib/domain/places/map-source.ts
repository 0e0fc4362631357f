/** Where maps come from: Google with a key, else raster tiles. */
export interface MapSource {
  googleKey?: string
  /** with `{z}`, `{x}` and `{y}` */
  tileUrl?: string
}

export const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
/** Elsewhere than on a deal. */
export const STORE_ZOOM = 14

/** The place in whatever maps the shopper's device opens. */
export function mapsHref(lat: number, lon: number): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lon}` })}`
}
