import { counted, limited, works } from './findings'
import type { Finding } from './report'

/** What nothing is called. */
export const NONSENSE = 'qzxwvkjh'

/** A word that finds what is called `name`: its longest, or all of a name without blanks. */
export function sureWord(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '') || name
}

/** What a search for nonsense says of it. */
export function noneOf(found: readonly unknown[], one: string, many?: string): Finding {
  if (found.length === 0) return works('by words')
  return limited(`words are ignored: nonsense finds ${counted(found.length, one, many)}`)
}
