import { fontFileOf } from './east-asian-fonts'

const SMALL_WORDS = new Set(['the', 'and', 'of', 'at'])
const EAST_ASIAN = /^(?=\p{L})[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]$/u
const CODES = /^u[0-9a-f]{4,5}(-u[0-9a-f]{4,5})?$/

/**
 * The initials of a store's name as part of a key: the lower-case initials of Latin words, or the code points of the
 * first two characters of a Chinese, Japanese or Korean name, such as `u6e2f-u9f8d`.
 */
export function initialsOf(name: string): string {
  const letters = [...name.normalize('NFKC')].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  const other = letters.findIndex((letter) => !EAST_ASIAN.test(letter))
  const first = letters.slice(0, other === -1 ? 2 : Math.min(2, other)).filter(fontFileOf)
  if (first.length > 0) return first.map(toCode).join('-')
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const latin = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.charAt(0))
  return latin.slice(0, 2).join('') || 'p'
}

/** The characters of initials that are code points; none for Latin letters. */
export function charactersOf(initials: string): string[] {
  if (!CODES.test(initials)) return []
  return initials.split('-').map((code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)))
}

/** Whether a bundled typeface has every character of the initials. */
export function areDrawable(initials: string): boolean {
  return charactersOf(initials).every((character) => EAST_ASIAN.test(character) && fontFileOf(character) !== undefined)
}

const toCode = (character: string) => `u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`
