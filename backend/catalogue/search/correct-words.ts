import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { isUnavailable } from '@/backend/platform/db/database-errors'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { toQueryTokens } from './search-terms'

const TIMEOUT_MS = 200
/** The trigram similarity of a four-letter word with two letters swapped, the least similar correction. */
const MIN_SIMILARITY = 0.1
const MAX_CANDIDATES = 50
const MAX_CORRECTIONS = 3
/** Compiling the regular expression of 40 equal letters would take PostgreSQL 100 ms, that of 24 takes 12. */
const WORD = '^[a-z0-9]{4,24}$'

interface UnknownWord {
  typed: string
  word: string
  stem: string
}

/**
 * Corrects words that are one letter off the words of deals and stores; the most similar correction comes first. A known
 * word is never corrected. Empty if the queries take too long.
 */
export async function correctWords(db: Database, keywords: string): Promise<string[]> {
  const tokens = toQueryTokens(keywords)
  const corrections = await findCorrections(db, tokens).catch((error) => {
    if (isUnavailable(error)) return null
    throw error
  })
  if (!corrections || corrections.size === 0) return []
  const nth = (token: string, n: number) => {
    const words = corrections.get(token) ?? [token]
    return words[n] ?? words.at(-1)
  }
  const texts = Array.from({ length: MAX_CORRECTIONS }, (_, n) => tokens.map((token) => nth(token, n)).join(' '))
  return [...new Set(texts)]
}

/** The corrections of each typed word; null if an unknown word has none, since nothing could be found. */
function findCorrections(db: Database, tokens: string[]): Promise<Map<string, string[]> | null> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      select set_config('statement_timeout', ${`${TIMEOUT_MS}`}, true),
        set_config('pg_trgm.similarity_threshold', ${`${MIN_SIMILARITY}`}, true)`)
    const unknown = await findUnknown(tx, tokens)
    if (unknown.length === 0) return new Map()
    const similar = await findSimilar(tx, unknown)
    return unknown.every(({ typed }) => similar.has(typed)) ? similar : null
  })
}

async function findUnknown(tx: Transaction, tokens: string[]): Promise<UnknownWord[]> {
  return rowsFrom<UnknownWord>(
    await tx.execute(sql`
    select typed, word, search_stem(word) as stem
    from (
      select distinct typed, unaccent(typed) as word from json_array_elements_text(${JSON.stringify(tokens)}::json) typed
    ) x
    where word ~ ${WORD}
      and not exists (select from search_words s where s.word like x.word || '%')
      and not exists (select from search_words s where s.stem = search_stem(x.word))`),
  )
}

async function findSimilar(tx: Transaction, unknown: UnknownWord[]): Promise<Map<string, string[]>> {
  const asked = unknown.map(({ typed, word, stem }) => ({
    typed,
    word,
    stem,
    words: `^(${oneLetterOff(word)})$`,
    stems: `^(${oneLetterOff(stem)})$`,
  }))
  const rows = rowsFrom<{ typed: string; word: string }>(
    await tx.execute(sql`
    select x.typed, y.word
    from json_to_recordset(${JSON.stringify(asked)}::json) x(typed text, word text, stem text, words text, stems text)
    cross join lateral (
      select word, similarity(word, x.word) as similarity
      from (
        select s.word from search_words s
        where (s.word % x.word and s.word ~ x.words) or (s.stem % x.stem and s.stem ~ x.stems)
        limit ${MAX_CANDIDATES}
      ) candidates
      order by 2 desc, 1 limit ${MAX_CORRECTIONS}
    ) y
    order by y.similarity desc, y.word`),
  )
  const similar = new Map<string, string[]>()
  for (const { typed, word } of rows) similar.set(typed, [...(similar.get(typed) ?? []), word])
  return similar
}

/** A regular expression of the words with a wrong, missing or additional letter, or two swapped ones. */
export function oneLetterOff(word: string): string {
  const ways = [...word].flatMap((letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)]
    const swapped = after === '' ? [] : [`${before}${after[0]}${letter}${after.slice(1)}`]
    return [`${before}.?${after}`, `${before}.${letter}${after}`, ...swapped]
  })
  return [...ways, `${word}.`].join('|')
}
