import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** In degrees. The scale is the same in all directions: the order is that of true distance, and has an index. */
export function mapPlace({ lat, lon }: { lat: SQLWrapper; lon: SQLWrapper }): SQL {
  return sql`point(${lon}, degrees(asinh(tan(radians(${lat})))))`
}
