import { type Point, roundDegrees } from '@/lib/domain/places/places'

/** `49.28,-123.12`; undefined without a place. */
export function latLonOf({ lat, lon }: Partial<Point>): string | undefined {
  return lat === undefined || lon === undefined ? undefined : `${roundDegrees(lat)},${roundDegrees(lon)}`
}
