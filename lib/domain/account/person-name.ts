import { type Language, languageFacts } from '@/lib/domain/languages/languages'

/** Letters of names that are written without blanks, family name first; `scx` includes 々 and the long mark ー. */
const EAST_ASIAN = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u

interface NameParts {
  firstName: string
  lastName: string
}

/** One character is a name when it is Han, Kana or Hangul; otherwise two are needed. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length >= 2 || EAST_ASIAN.test(name)
}

/** The name as it is shown: `Mia Chen`, but `陳美雅` where all of it is Han, Kana or Hangul. */
export function fullName({ firstName, lastName }: NameParts): string {
  const [first, last] = [firstName.trim(), lastName.trim()]
  if (EAST_ASIAN.test(`${last}${first}`)) return `${last}${first}`
  return [first, last].filter(Boolean).join(' ')
}

/** The name for the public: `Mia C.`, but `陳**` where all of it is Han, Kana or Hangul. */
export function publicName({ firstName, lastName }: NameParts): string {
  const [first, last] = [firstName.trim(), lastName.trim()]
  if (first && last && EAST_ASIAN.test(`${last}${first}`)) return `${last}**`
  return [first, last && `${[...last][0]}.`].filter(Boolean).join(' ')
}

export function asksFamilyNameFirst(language: Language): boolean {
  return languageFacts(language).nameOrder === 'family_first'
}
