import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'
import { lines } from './cells'

export const SUFFIX = { en: 'En', zh: 'Zh', 'zh-Hant': 'ZhHant', jp: 'Jp' } as const satisfies Record<Language, string>
type Suffix = (typeof SUFFIX)[Language]

/** The languages that replace one without a text, nearest first. */
const INSTEAD: Record<Language, readonly Language[]> = {
  en: ['zh', 'zh-Hant', 'jp'],
  zh: ['zh-Hant', 'en', 'jp'],
  'zh-Hant': ['zh', 'en', 'jp'],
  jp: ['en', 'zh-Hant', 'zh'],
}

/** A column per language: `name_en`, `name_zh`, `name_zh_hant`, `name_jp`. */
export function textColumns<Name extends string>(name: Name, max: number) {
  const cell = lines(max).optional()
  const columns = Object.fromEntries(LANGUAGES.map((language) => [name + SUFFIX[language], cell]))
  return columns as Record<`${Name}${Suffix}`, typeof cell>
}

/** `nameEn`, `nameZh` and so on. */
export function fieldsOfText(name: string): string[] {
  return LANGUAGES.map((language) => name + SUFFIX[language])
}

export type TextCells<Name extends string> = { [Column in `${Name}${Suffix}`]?: string | undefined }

/** A language without a text gets that of the nearest one. Null if all cells are empty. */
export function toLocalised<Name extends string>(row: TextCells<Name>, name: Name): Localised | null {
  const cells = row as Record<string, string | undefined>
  const of = (language: Language) => cells[name + SUFFIX[language]]
  const found = LANGUAGES.map((language) => [language, [language, ...INSTEAD[language]].map(of).find(Boolean)])
  return found.every(([, text]) => text) ? (Object.fromEntries(found) as Localised) : null
}

export function toCells<Name extends string>(text: Localised | null, name: Name): TextCells<Name> {
  const cells = LANGUAGES.map((language) => [name + SUFFIX[language], text?.[language] || undefined])
  return Object.fromEntries(cells) as TextCells<Name>
}
