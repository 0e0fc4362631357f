import { counted, limited, works } from './findings'
import type { Finding } from './report'

/** A word that no name contains. */
export const NONSENSE = 'qzxwvkjh'

/** A word that a search finds `name` by: its longest word, or the whole name if it has no blanks. */
export function sureWord(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '') || name
}

/** Evaluates the answer to a search for a word that no name contains. */
export function noneOf(found: readonly unknown[], one: string, many?: string): Finding {
  if (found.length === 0) return works('by words')
  return limited(`words are ignored: nonsense finds ${counted(found.length, one, many)}`)
}
