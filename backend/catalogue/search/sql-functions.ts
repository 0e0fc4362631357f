import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The `tsquery` of `toSearchQuery`'s words; with a city, it matches the terms of `cityTerms`. */
export function searchQuery(words: string, city?: string): SQL {
  return sql`search_query(${city ? `${city}/` : ''}::text, ${words}::text)`
}

/** Terms such as `vancouver/noodle`, of the index that finds words within a city. */
export function cityTerms({ cityKey, terms }: { cityKey: SQLWrapper; terms: SQLWrapper }): SQL {
  return sql`city_terms(${cityKey}, ${terms})`
}
