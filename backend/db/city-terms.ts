import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL of a row's words, each with its city in front (`vancouver/noodle`), for the index that finds words within a city
 * without reading where else they are. The function is made by the baseline.
 */
export function cityTerms({ cityKey, terms }: { cityKey: SQLWrapper; terms: SQLWrapper }): SQL {
  return sql`city_terms(${cityKey}, ${terms})`
}
