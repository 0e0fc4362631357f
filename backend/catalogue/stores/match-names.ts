import { sql } from 'drizzle-orm'
import { IS_CJK, toQueryWords, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'

interface Forms {
  word: string
  /** null for a word of another script */
  stem: string | null
}

/** Whether a search finds each of `names`, by the rules of stored terms. Makes one query. */
export async function matchNames(db: Database, keywords: string, names: string[][]): Promise<boolean[]> {
  const wanted = toQueryWords(keywords)
  if (wanted.length === 0) return names.map(() => false)
  const terms = names.map(toSearchTerms)
  const all = new Set([...terms.flat(), ...wanted.flat().map(withoutSign)])
  const forms = await readForms(
    db,
    [...all].filter((term) => !IS_CJK.test(term)),
  )
  return terms.map((own) => {
    const words = own.filter((term) => !isJoined(term)).map((term) => forms.get(term)?.word ?? term)
    const stems = new Set(own.map((term) => forms.get(term)?.stem))
    const isFound = (term: string) => {
      const { word, stem } = forms.get(withoutSign(term)) ?? { word: term, stem: null }
      if (stem !== null && stems.has(stem)) return true
      if (isJoined(term)) return false
      return term.endsWith('*') ? words.some((one) => one.startsWith(word)) : words.includes(word)
    }
    return wanted.every((alternatives) => alternatives.some(isFound))
  })
}

const isJoined = (term: string) => term.startsWith('+')
const withoutSign = (term: string) => (term.endsWith('*') ? term.slice(0, -1) : term)

async function readForms(db: Database, terms: string[]): Promise<Map<string, Forms>> {
  const rows = rowsFrom<{ term: string } & Forms>(
    await db.execute(sql`
    select term, word, search_stem(word) as stem
    from json_array_elements_text(${JSON.stringify(terms)}::json) term
    cross join lateral (select unaccent(ltrim(term, '+')) as word) plain`),
  )
  return new Map(rows.map((row) => [row.term, row]))
}
