import { Converter } from 'opencc-js/t2cn'

/** Increase it when stored terms change, so that older rows are indexed again. */
export const TERMS_VERSION = 1

const MAX_QUERY_WORDS = 8
const MAX_QUERY_LENGTH = 200
const MAX_WORD_LENGTH = 40
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー'
const TOKENS = new RegExp(`[${CJK}]+|[\\p{L}\\p{N}]+?(?=[${CJK}]|[^\\p{L}\\p{N}]|$)`, 'gu')
/** Whether a term or token is CJK. */
export const IS_CJK = new RegExp(`^[${CJK}]`, 'u')
const HAN = /\p{Script=Han}/gu
/** Accents, Arabic vowel marks and tatweel, and apostrophes that are letters. */
const IGNORED = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u02bb\u02bc]/g
/** Dropped from queries, since names often have `&` instead, which is no word. */
const AND = 'and'

let convert: ((text: string) => string) | undefined
const simplified = new Map<string, string>()

/** Simplifies a single character, since phrase rules would convert it differently within a longer text. */
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
    .replace(IGNORED, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(HAN, simplify)
}

/** Words of alphabetic scripts and runs of CJK, in one form for any spelling but letters such as `œ`. */
function toTokens(text: string): string[] {
  const tokens = normalise(text).match(TOKENS) ?? []
  return tokens.map((token) => (IS_CJK.test(token) ? token : shorten(token)))
}

const shorten = (word: string) => word.slice(0, MAX_WORD_LENGTH)

function toPairs(run: string): string[] {
  const chars = [...run]
  return chars.slice(1).map((char, i) => `${chars[i]}${char}`)
}

/** Two neighbours as one word, as in `T-shirt`; none if either is CJK. */
function join(left: string | undefined, right: string | undefined): string[] {
  const isJoined = left && right && !IS_CJK.test(left) && !IS_CJK.test(right)
  return isJoined ? [`+${shorten(left + right)}`] : []
}

/**
 * The stored terms of texts: words of alphabetic scripts, two neighbours as one after a `+`, and every character and pair
 * of CJK runs. The database adds the words' stems with `add_search_stems`.
 */
export function toSearchTerms(texts: string[]): string[] {
  const terms = new Set<string>()
  for (const text of texts) {
    const tokens = toTokens(text)
    tokens.forEach((token, i) => {
      const own = IS_CJK.test(token) ? [...token, ...toPairs(token)] : [token]
      for (const term of [...own, ...join(token, tokens[i + 1])]) terms.add(term)
    })
  }
  return [...terms]
}

/** The term of a deal's city, which the previous release still searches for. No word has its `@`. */
export function cityTerm(cityKey: string): string {
  return `@${cityKey}`
}

/** The words of a query, without an `and` beside other words. */
export function toQueryTokens(keywords: string): string[] {
  const tokens = toTokens(keywords.slice(0, MAX_QUERY_LENGTH))
  const others = tokens.filter((token) => token !== AND)
  return others.length > 0 ? others : tokens
}

/** For each word of a query the terms that find it; a term with `*` also matches the beginning of a word. */
export function toQueryWords(keywords: string): string[][] {
  const tokens = toQueryTokens(keywords)
  const words = tokens.flatMap((token, i) => {
    if (!IS_CJK.test(token)) {
      const own = token.length > 1 ? `${token}*` : token
      return [[own, ...join(tokens[i - 1], token), ...join(token, tokens[i + 1])]]
    }
    const pairs = toPairs(token)
    return (pairs.length > 0 ? pairs : [token]).map((term) => [term])
  })
  const distinct = new Map(words.map((terms) => [terms.join('|'), terms]))
  return [...distinct.values()].slice(0, MAX_QUERY_WORDS)
}

/** The argument of `search_query`; null without searchable words. Terms have only letters, digits, `+` and `*`. */
export function toSearchQuery(keywords: string): string | null {
  const words = toQueryWords(keywords)
  return words.length > 0 ? words.map((terms) => terms.join('|')).join('&') : null
}
