import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageFacts } from '@/lib/domain/languages/languages'

/** The letters of scripts that are no Unicode script themselves; those that have others' letters too come first. */
const LETTERS: Record<string, string> = {
  Jpan: '[\\p{Script=Hiragana}\\p{Script=Katakana}]',
  Kore: '\\p{Script=Hangul}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
}
const MIXED = Object.keys(LETTERS)

function lettersOf(language: Language): string {
  const { script } = languageFacts(language)
  return LETTERS[script] ?? `\\p{Script=${script}}`
}

function placeOf(language: Language): number {
  const place = MIXED.indexOf(languageFacts(language).script)
  return place < 0 ? MIXED.length : place
}

const BY_LETTERS = [...LANGUAGES]
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map((language) => ({ language, letters: lettersOf(language), pattern: new RegExp(lettersOf(language), 'u') }))

/** The language of a customer's text by its script; of several in one script, the customer's `own` or the first. */
export function writtenLanguage(text: string, own: string): Language {
  const written = BY_LETTERS.find(({ pattern }) => pattern.test(text))
  const possible = BY_LETTERS.filter(({ letters }) => letters === written?.letters).map(({ language }) => language)
  return possible.find((language) => language === own) ?? written?.language ?? DEFAULT_LANGUAGE
}
