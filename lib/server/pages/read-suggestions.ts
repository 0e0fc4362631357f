import 'server-only'
import { LRUCache } from 'lru-cache'
import { findSuggestions, type SuggestionQuery } from '@/lib/commerce-client/stores/suggest-api'
import { type Result, success } from '@/lib/domain/result'
import type { Suggestions } from '@/lib/domain/search/suggestions'

/** Many type the same beginnings. They are as old as a page of a search at most. */
const known = new LRUCache<string, Suggestions>({ max: 1000, ttl: 60_000 })

/** `findSuggestions`, from memory where somebody has typed the same; failures are not kept. */
export async function readSuggestions({ text, ...query }: SuggestionQuery): Promise<Result<Suggestions>> {
  const asked = { ...query, text: text.trim().toLowerCase() }
  const key = JSON.stringify(asked)
  const last = known.get(key)
  if (last) return success(last)
  const found = await findSuggestions(asked)
  if (found.ok) known.set(key, found.value)
  return found
}
