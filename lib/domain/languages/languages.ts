import { LANGUAGE_TABLE, type LanguageFacts } from './language-table'

export type Language = keyof typeof LANGUAGE_TABLE
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[]
export const DEFAULT_LANGUAGE: Language = 'en'

export type Localised = Record<Language, string>

/** A text in every language, from what `build` returns for each. */
export function localised(build: (language: Language) => string): Localised {
  return Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Localised
}

export function languageFacts(language: Language): LanguageFacts {
  return LANGUAGE_TABLE[language]
}

/** `jp` is our own, the standard tag is `ja`. */
export function toBcp47(language: Language): string {
  return languageFacts(language).htmlLang
}

/** The languages that are written in other scripts alone, such as both of Chinese: whoever reads one reads the other. */
export function sameLanguage(language: Language): Language[] {
  const baseOf = (one: Language) => toBcp47(one).split('-')[0]
  return LANGUAGES.filter((one) => baseOf(one) === baseOf(language))
}

/**
 * The first candidate that is a language of ours, else English: how every `lan`, header, segment and list of a store's
 * languages falls back, each with what may stand in for it behind it.
 */
export function firstLanguage(candidates: readonly unknown[]): Language {
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
