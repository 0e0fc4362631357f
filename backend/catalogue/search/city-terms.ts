import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `vancouver/noodle`: for the index that finds words within a city. The function is made by the baseline. */
export function cityTerms({ cityKey, terms }: { cityKey: SQLWrapper; terms: SQLWrapper }): SQL {
  return sql`city_terms(${cityKey}, ${terms})`
}
