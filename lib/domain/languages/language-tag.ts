import { isLanguage, LANGUAGES, type Language, languageFacts, toBcp47 } from './languages'

/** Language detectors answer this when they have found none. */
const UNKNOWN = 'und'

/** The standard tag of a language that an API names by our codes or by any tag; null for what is no language. */
export function toLanguageTag(name: string): string | null {
  if (isLanguage(name)) return toBcp47(name)
  try {
    const { baseName, language } = new Intl.Locale(name)
    return language !== UNKNOWN && nameOf(language, 'en') ? baseName : null
  } catch {
    return null
  }
}

/** The language that we have for the reader of a tag: `zh-Hant-HK`, `zh-MO`, `zh_TW`; null for another or no tag. */
export function languageOfTag(tag: string): Language | null {
  const parts = tag.split(/[-_]/)
  const base = parts[0]?.toLowerCase()
  const [first, ...others] = LANGUAGES.filter((each) => toBcp47(each).split('-')[0] === base)
  if (!first || others.length === 0) return first ?? null
  return ofScript([first, ...others], parts.join('-')) ?? null
}

/** One language in several scripts, such as Chinese: the first, unless the tag is of another's script. */
function ofScript(languages: readonly Language[], tag: string): Language | undefined {
  try {
    const { script } = new Intl.Locale(tag).maximize()
    return languages.find((each) => languageFacts(each).script === script) ?? languages[0]
  } catch {
    return undefined
  }
}

/** Null for the reader's own, however it is written: whoever reads one kind of Chinese reads the other. */
export function foreignLanguage(tag: string | null, reader: Language): string | null {
  if (tag === null) return null
  const { language } = new Intl.Locale(tag)
  return language === new Intl.Locale(toBcp47(reader)).language ? null : (nameOf(language, reader) ?? null)
}

function nameOf(language: string, reader: Language): string | undefined {
  return new Intl.DisplayNames([toBcp47(reader)], { type: 'language', fallback: 'none' }).of(language)
}
