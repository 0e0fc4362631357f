import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Point } from '@/lib/domain/places/places'
import { mapPlace } from './map-place'

/** SQL that orders rows like their true distance within a city, by the index of `mapPlace`. */
export function mapDistance(row: { lat: SQLWrapper; lon: SQLWrapper }, { lat, lon }: Point): SQL {
  return sql`${mapPlace(row)} <-> ${mapPlace({ lat: sql`${lat}::float8`, lon: sql`${lon}::float8` })}`
}
