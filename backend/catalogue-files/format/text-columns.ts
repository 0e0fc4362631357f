import { completeText } from '@/lib/domain/languages/complete-text'
import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'
import { lines } from './cells'

type InPascalCase<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InPascalCase<Rest>}`
  : Capitalize<Words>
type Suffix = InPascalCase<Language>

const inPascalCase = (words: string) => words.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** What names of columns end with. */
export const SUFFIX = Object.fromEntries(LANGUAGES.map((language) => [language, inPascalCase(language)])) as {
  [Of in Language]: InPascalCase<Of>
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
  const given = LANGUAGES.map((language) => [language, cells[name + SUFFIX[language]] || undefined])
  return given.some(([, text]) => text) ? completeText(Object.fromEntries(given)) : null
}

export function toCells<Name extends string>(text: Localised | null, name: Name): TextCells<Name> {
  const cells = LANGUAGES.map((language) => [name + SUFFIX[language], text?.[language] || undefined])
  return Object.fromEntries(cells) as TextCells<Name>
}
