import { createHash } from 'node:crypto'
import { plainText } from '@/lib/domain/plain-text'
import { stripMarkup } from '@/lib/domain/strip-markup'

const MAX_LENGTH = 64
const HASH = 10

/** A stable key of a text. If it loses characters, such as Chinese ones, a hash makes it unique. */
export function toKey(text: string): string {
  if (/^[\w.-]+$/.test(text) && text.length <= MAX_LENGTH) return text
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = letters.replace(/[^a-z0-9_.]+/g, '-').replace(/^-|-$/g, '')
  const isWhole = plain !== '' && plain.length <= MAX_LENGTH && !/[^\p{ASCII}]/u.test(letters)
  if (isWhole) return plain
  const hash = createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, HASH)
  return [plain.slice(0, MAX_LENGTH - HASH - 1), hash].filter(Boolean).join('-')
}

/** The text of an HTML description. */
export function plainDescription(html: string): string {
  return plainText(stripMarkup(html)).trim()
}
