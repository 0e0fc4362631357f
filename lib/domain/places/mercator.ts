import type { Point } from './places'

/** A position in pixels; `y` grows to the south. */
export interface Pixel {
  x: number
  y: number
}

const TILE = 256
/** Where web mercator ends, so that the world is a square. */
const MAX_LAT = 85.051129

/** Web mercator. */
export function toPixel({ lat, lon }: Point, zoom: number): Pixel {
  const size = TILE * 2 ** zoom
  const latitude = (Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180
  return {
    x: ((lon + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)) * size,
  }
}

export function toPoint({ x, y }: Pixel, zoom: number): Point {
  const size = TILE * 2 ** zoom
  const latitude = 2 * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - Math.PI / 2
  return { lat: (latitude * 180) / Math.PI, lon: wrap((x / size) * 360 - 180) }
}

/** Pixels to the east and to the south. */
export function shiftPoint(point: Point, zoom: number, { x, y }: Pixel): Point {
  const from = toPixel(point, zoom)
  const size = TILE * 2 ** zoom
  return toPoint({ x: from.x + x, y: Math.max(0, Math.min(size, from.y + y)) }, zoom)
}

export function metresPerPixel(lat: number, zoom: number): number {
  const EQUATOR = 40_075_016.686
  return (EQUATOR * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** zoom)
}

function wrap(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180
}
