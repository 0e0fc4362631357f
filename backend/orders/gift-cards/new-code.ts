import { randomInt } from 'node:crypto'

/** Excludes characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 13

/** The code of a new gift card, which nobody can guess. */
export function newCode(): string {
  return `PLZ${Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
