import { Converter } from 'opencc-js/t2cn'
import type { CityKey } from '@/lib/domain/places/cities'

const MAX_QUERY_TERMS = 8
const MAX_QUERY_LENGTH = 200
const MAX_WORD_LENGTH = 40
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー'
const TOKENS = new RegExp(`[${CJK}]+|[\\p{L}\\p{N}]+?(?=[${CJK}]|[^\\p{L}\\p{N}]|$)`, 'gu')
const IS_CJK = new RegExp(`^[${CJK}]`, 'u')
const HAN = /\p{Script=Han}/gu

let convert: ((text: string) => string) | undefined
const simplified = new Map<string, string>()

/** One character at a time: phrase rules would convert the same character differently within a longer text. */
function simplify(char: string): string {
  const known = simplified.get(char)
  if (known !== undefined) return known
  convert ??= Converter({ from: 'jp', to: 'cn' })
  const folded = convert(char)
  simplified.set(char, folded)
  return folded
}

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(HAN, simplify)
}

function toWord(token: string): string {
  const word = token.slice(0, MAX_WORD_LENGTH)
  return /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function toPairs(run: string): string[] {
  const chars = [...run]
  return chars.slice(1).map((char, i) => `${chars[i]}${char}`)
}

/** Words of alphabetic scripts, every character and pair of CJK runs; one form, so that any spelling finds the same. */
export function toSearchTerms(texts: string[]): string[] {
  const terms = new Set<string>()
  for (const text of texts) {
    for (const token of normalise(text).match(TOKENS) ?? []) {
      if (!IS_CJK.test(token)) terms.add(toWord(token))
      else for (const term of [...token, ...toPairs(token)]) terms.add(term)
    }
  }
  return [...terms]
}

/** The term of a deal's city, which only the version before still searches for. No word has such a sign. */
export function cityTerm(cityKey: string): string {
  return `@${cityKey}`
}

interface QueryTerm {
  term: string
  prefix: boolean
}

function toQueryTerms(keywords: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>()
  const add = (term: string, prefix = false) => terms.set(`${term} ${prefix}`, { term, prefix })
  for (const token of normalise(keywords.slice(0, MAX_QUERY_LENGTH)).match(TOKENS) ?? []) {
    if (!IS_CJK.test(token)) {
      const word = toWord(token)
      add(word, word.length > 1)
      continue
    }
    const pairs = toPairs(token)
    for (const term of pairs.length > 0 ? pairs : [token]) add(term)
  }
  return [...terms.values()].slice(0, MAX_QUERY_TERMS)
}

/** Null when nothing can be searched. Tokens have only letters and digits: no quote or operator reaches the query. */
export function toTsQuery(keywords: string, city?: CityKey): string | null {
  const within = city ? `${city}/` : ''
  const terms = toQueryTerms(keywords).map(({ term, prefix }) => `'${within}${term}'${prefix ? ':*' : ''}`)
  return terms.length > 0 ? terms.join(' & ') : null
}

/** Matches texts in memory the way `toTsQuery` matches stored terms; without searchable input nothing matches. */
export function createMatcher(keywords: string): (texts: string[]) => boolean {
  const wanted = toQueryTerms(keywords)
  return (texts) => {
    const terms = toSearchTerms(texts)
    const isMatched = ({ term, prefix }: QueryTerm) =>
      prefix ? terms.some((one) => one.startsWith(term)) : terms.includes(term)
    return wanted.length > 0 && wanted.every(isMatched)
  }
}
