import { Converter } from 'opencc-js'
import { LANGUAGES, type Language, type Localised, languageFacts } from '@/lib/domain/languages/languages'
import { glossary } from './glossary'

const HAN_OR_KANA = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const HALF_WIDTH = new RegExp(`:|${HAN_OR_KANA}[,;?!]|[,;?!]${HAN_OR_KANA}`, 'u')
/** A counted word without plural forms, which would print `1 views`. */
const COUNTED = /\{(?:count|points|days|hours|minutes|seconds)(?:, number)?\} [a-z]+s\b/
/** Converters from zh to Taiwan's characters, and to Taiwan's characters and words. */
const [toCharacters, toWords] = [Converter({ from: 'cn', to: 'tw' }), Converter({ from: 'cn', to: 'twp' })]

/** Whether an English text, without the names of its placeholders, has a word, also in the plural. */
function says(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<!\\w)${escaped}(?:e?s)?(?!\\w)`, 'i').test(text.replace(/\{\w+(?=[,}])/g, ''))
}

function forbiddenWords(language: Language, text: string): string[] {
  return Object.entries(glossary.forbidden[language] ?? {})
    .filter(([word]) => (language === 'en' ? says(text, word) : text.includes(word)))
    .map(([word, instead]) => `${word} is forbidden, write ${instead}`)
}

function otherTerms(key: string, language: Exclude<Language, 'en'>, texts: Localised): string[] {
  return glossary.terms
    .filter(({ en, unsaid = [] }) => en.some((word) => says(texts.en, word)) && !unsaid.includes(key))
    .map(({ en, [language]: words = [] }) => ({ term: en[0], words }))
    .filter(
      ({ words }) =>
        words.length > 0 && !words.some((word) => texts[language].toLowerCase().includes(word.toLowerCase())),
    )
    .map(({ term, words }) => `${term} is not ${words.join(' or ')}`)
}

function otherNames(key: string, language: Language, text: string): string[] {
  return glossary.names
    .filter((name) => name.keys.includes(key) && (name[language] ?? text) !== text)
    .map((name) => `the name is ${name[language]}`)
}

/** Finds a zh text that was converted to Taiwan's characters, but not to its words. */
function convertedWords(texts: Localised): string[] {
  const rest = glossary.inTaiwanToo.reduce((text, word) => text.replaceAll(word, ''), texts.zh)
  if (texts['zh-Hant'] !== toCharacters(texts.zh) || toCharacters(rest) === toWords(rest)) return []
  return [`is zh in other characters, Taiwan says ${toWords(texts.zh)}`]
}

/** Problems of one message, each as `zh-Hant: errors.network: …`. */
export function checkWords(key: string, texts: Localised): string[] {
  return LANGUAGES.flatMap((language) => {
    const text = texts[language]
    const found = [...forbiddenWords(language, text), ...otherNames(key, language, text)]
    if (language !== 'en') found.push(...otherTerms(key, language, texts))
    if (languageFacts(language).fullWidthPunctuation && HALF_WIDTH.test(text)) found.push('half-width punctuation')
    if (language === 'en' && COUNTED.test(text)) found.push('a counted word without its plural forms')
    if (language === 'zh-Hant') found.push(...convertedWords(texts))
    return found.map((problem) => `${language}: ${key}: ${problem}`)
  })
}
