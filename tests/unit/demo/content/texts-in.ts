import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'

interface FoundText {
  /** as `1006.deals.0.name` */
  path: string
  texts: Localised
}

function isText(value: object): value is Localised {
  return LANGUAGES.every((language) => typeof (value as Record<Language, unknown>)[language] === 'string')
}

/** Every text in four languages below a value. */
export function textsIn(value: unknown, at: string): FoundText[] {
  if (value === null || typeof value !== 'object') return []
  if (isText(value)) return [{ path: at, texts: value }]
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${at}.${key}`))
}
