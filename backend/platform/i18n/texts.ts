import { joinParts } from '@/lib/domain/languages/joined-text'
import { type Language, type Localised, localised } from '@/lib/domain/languages/languages'

import en from './en.json' with { type: 'json' }
import jp from './jp.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import zhHant from './zh-Hant.json' with { type: 'json' }

/** English is the reference: every language has the same keys. */
type Texts = typeof en

const TEXTS: Record<Language, Texts> = { en, zh, 'zh-Hant': zhHant, jp }

/** The API's texts of mails, text messages, notifications and labels in a language. */
export function textsIn(language: Language): Texts {
  return TEXTS[language]
}

export function inEveryLanguage(pick: (texts: Texts) => string): Localised {
  return localised((language) => pick(TEXTS[language]))
}

/** The texts have no blanks around names: see `joinParts`. */
export function fillText(text: string, values: Record<string, string | number>, language: Language): string {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? `${values[part] ?? `{${part}}`}` : part))
  return joinParts(parts, language)
}
