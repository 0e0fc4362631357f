import { createHash } from 'node:crypto'

const MAX_LENGTH = 64
const HASH = 10

/** A key of a text, the same each time. What is lost in it, as Chinese, is told apart by a hash. */
export function toKey(text: string): string {
  if (/^[\w.-]+$/.test(text) && text.length <= MAX_LENGTH) return text
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = letters.replace(/[^a-z0-9_.]+/g, '-').replace(/^-|-$/g, '')
  const isWhole = plain !== '' && plain.length <= MAX_LENGTH && !/[^\p{ASCII}]/u.test(letters)
  if (isWhole) return plain
  const hash = createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, HASH)
  return [plain.slice(0, MAX_LENGTH - HASH - 1), hash].filter(Boolean).join('-')
}
