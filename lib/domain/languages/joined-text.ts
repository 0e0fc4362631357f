import { type Language, languageFacts } from './languages'

/** Names one after the other: `Half sugar, no ice`, `半糖、去冰`. */
export function listText(names: readonly string[], language: Language): string {
  return names.join(languageFacts(language).fullWidthPunctuation ? '、' : ', ')
}

const ENDS_IN_HAN = /\p{Script=Han}$/u
const BEGINS_IN_HAN = /^\p{Script=Han}/u
const ENDS_IN_LATIN = /[\p{Script=Latin}\p{Nd}]$/u
/** A date such as `12月1日` is written like Han. */
const BEGINS_IN_LATIN = /^(?!\d+[年月日])[\p{Script=Latin}\p{Nd}]/u

function needsBlank(before: string, after: string): boolean {
  return (
    (ENDS_IN_HAN.test(before) && BEGINS_IN_LATIN.test(after)) ||
    (ENDS_IN_LATIN.test(before) && BEGINS_IN_HAN.test(after))
  )
}

/** Parts of one text, in languages that want it with a blank between Han and Latin letters or digits. */
export function joinParts(parts: readonly string[], language: Language): string {
  if (!languageFacts(language).blankBesideLatin) return parts.join('')
  return parts.reduce((text, part) => `${text}${needsBlank(text, part) ? ' ' : ''}${part}`, '')
}

/** An invisible separator, which no name contains. */
const EDGE = '\u2063'

/**
 * Formats a message with names of any script. The message has no blanks around them:
 * `withNames({ site }, language, (names) => t('terms', names))` writes `在 Plaza 下单` or `在半月茶下单`.
 */
export function withNames<Names extends Record<string, string>>(
  names: Names,
  language: Language,
  format: (names: Names) => string,
): string {
  const marked = Object.entries(names).map(([key, name]) => [key, `${EDGE}${name}${EDGE}`])
  return joinParts(format(Object.fromEntries(marked)).split(EDGE), language)
}

/**
 * Keeps a full-width sign between two things, such as `＋`, from beginning a line, a number with its unit: `60 分钟`, and a
 * letter with its word: `X-ray`.
 */
export function bindSigns(name: string): string {
  return name
    .replace(/(?=[＋｜])/g, '\u2060')
    .replace(/(?<=\d) (?=\p{Script=Han})/gu, '\u00a0')
    .replace(/(?<=(?<![\p{L}\d])\p{L}-)(?=\p{L})/gu, '\u2060')
}
