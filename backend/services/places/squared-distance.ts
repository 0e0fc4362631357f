import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Point } from './distance'

/** SQL that orders rows like their true distance within a city, without trigonometry on every row. */
export function squaredDistance(row: { lat: SQLWrapper; lon: SQLWrapper }, { lat, lon }: Point): SQL {
  const shrink = Math.cos((lat * Math.PI) / 180)
  return sql`(${row.lat} - ${lat}::float8) ^ 2 + ((${row.lon} - ${lon}::float8) * ${shrink}::float8) ^ 2`
}
