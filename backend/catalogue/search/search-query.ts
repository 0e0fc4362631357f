import { type SQL, sql } from 'drizzle-orm'

/** The `tsquery` of `toSearchQuery`'s words; with a city, of the terms of `cityTerms`. */
export function searchQuery(words: string, city?: string): SQL {
  return sql`search_query(${city ? `${city}/` : ''}::text, ${words}::text)`
}
