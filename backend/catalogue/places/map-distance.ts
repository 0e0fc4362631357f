import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Point } from '@/lib/domain/places/places'

/** SQL that orders rows by their true distance within a city, and reads an index of `mapPlace`. */
export function mapDistance(row: { lat: SQLWrapper; lon: SQLWrapper }, { lat, lon }: Point): SQL {
  return sql`${mapPlace(row)} <-> ${mapPlace({ lat: sql`${lat}::float8`, lon: sql`${lon}::float8` })}`
}

/** A Mercator projection in degrees, in which nearby distances compare like true ones; stores and deals index it. */
export function mapPlace({ lat, lon }: { lat: SQLWrapper; lon: SQLWrapper }): SQL {
  return sql`point(${lon}, degrees(asinh(tan(radians(${lat})))))`
}
