import Negotiator from 'negotiator'
import { languageOfTag } from '@/lib/domain/languages/language-tag'
import type { Language } from '@/lib/domain/languages/languages'

/** No browser sends more: one with twenty languages sends half of it. */
const MAX_LETTERS = 500

/** A header that is longer than any browser's says nothing. */
export function acceptHeader(header: string | null | undefined): string {
  return header && header.length <= MAX_LETTERS ? header : ''
}

const ANY = '*'

/** The first of our languages that a browser accepts, by quality and order; null where it takes none, or any. */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const accepted = acceptHeader(header)
  if (!accepted) return null
  for (const tag of new Negotiator({ headers: { 'accept-language': accepted } }).languages()) {
    const language = tag === ANY ? ANY : languageOfTag(tag)
    if (language) return language === ANY ? null : language
  }
  return null
}
