import type { Language } from '@/lib/domain/site/languages'

/** The language of a customer's text, by its script; how Chinese is written follows the customer's own language. */
export function writtenLanguage(text: string, own: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (!/\p{Script=Han}/u.test(text)) return 'en'
  return own === 'zh-Hant' ? own : 'zh'
}
