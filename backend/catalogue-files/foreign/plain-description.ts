import { plainText } from '@/lib/domain/plain-text'
import { stripMarkup } from '@/lib/domain/strip-markup'

/** What a reader of it sees, cut where a dish has no room for more. */
export function plainDescription(html: string): string {
  const text = plainText(stripMarkup(html)).trim()
  return text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text
}

const MAX_DESCRIPTION = 2000
