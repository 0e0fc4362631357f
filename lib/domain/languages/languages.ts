/** The four interface languages, as tagged in URLs, calls and message files. */
export const LANGUAGES = ['en', 'zh', 'zh-Hant', 'jp'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'

export type Localised = Record<Language, string>

/** A text in every language, from what `build` returns for each. */
export function localised(build: (language: Language) => string): Localised {
  return Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Localised
}

const BCP47: Record<Language, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant': 'zh-Hant', jp: 'ja' }

/** `jp` is our own, the standard tag is `ja`. */
export function toBcp47(language: Language): string {
  return BCP47[language]
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
