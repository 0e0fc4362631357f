import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL of a place on a Mercator map, in degrees. Its scale is the same in all directions, so that nearby places are in
 * the order of their true distance; unlike that distance, it has an index.
 */
export function mapPlace({ lat, lon }: { lat: SQLWrapper; lon: SQLWrapper }): SQL {
  return sql`point(${lon}, degrees(asinh(tan(radians(${lat})))))`
}
