import { ilike, or, type SQL } from 'drizzle-orm'

/**
 * The text, or one of its further spellings, occurs in the column. Digits are a spelling too, since phones are stored as
 * digits. Undefined without text.
 */
export function textOccurs(column: SQL, text: string, others: string[] = []): SQL | undefined {
  const words = text.trim()
  if (words === '') return undefined
  const digits = words.replace(/\D/g, '')
  const spellings = new Set([words, ...others.map((other) => other.trim()), digits.length >= 3 ? digits : words])
  // a text of dashes only has an empty spelling, which would match everything
  return or(...[...spellings].filter(Boolean).map((spelling) => ilike(column, like(spelling))))
}

function like(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
