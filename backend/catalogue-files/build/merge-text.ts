import {
  fieldsOfText,
  SUFFIX,
  type TextCells,
  toCells,
  toLocalised,
} from '@/backend/catalogue-files/format/text-columns'
import { LANGUAGES, type Language, type Localised, languageFacts } from '@/lib/domain/languages/languages'

const isEastAsian = (language: Language) => ['Hans', 'Hant', 'Jpan', 'Kore'].includes(languageFacts(language).script)
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface TextLine {
  row: object
  fields: ReadonlySet<string>
}

/**
 * The text of a row. Languages without a column keep their stored text, unless that was only copied from a language that
 * the file has: then it follows that language.
 */
export function mergeText<Name extends string>(
  { row, fields }: TextLine,
  name: Name,
  stored: Localised | null | undefined,
): Localised | null {
  const cells = row as TextCells<Name>
  if (!stored) return toLocalised(cells, name)
  if (!fieldsOfText(name).some((field) => fields.has(field))) return stored
  const given = LANGUAGES.filter((language) => fields.has(name + SUFFIX[language]))
  const before = toCells(stored, name)
  const taken = toLocalised(only(before, name, given), name)
  const isOwn = (language: Language) => {
    const text = stored[language]
    const isInScript = (one: Language) => EAST_ASIAN.test(text) === isEastAsian(one)
    const isOfOthers = !given.some(isInScript)
    return text !== taken?.[language] || isOfOthers
  }
  const kept = LANGUAGES.filter((language) => !given.includes(language) && isOwn(language))
  return toLocalised({ ...only(cells, name, given), ...only(before, name, kept) } as TextCells<Name>, name)
}

function only<Name extends string>(
  cells: TextCells<Name>,
  name: Name,
  languages: readonly Language[],
): TextCells<Name> {
  const all = cells as Record<string, string | undefined>
  return Object.fromEntries(
    languages.map((language) => [name + SUFFIX[language], all[name + SUFFIX[language]]]),
  ) as TextCells<Name>
}
