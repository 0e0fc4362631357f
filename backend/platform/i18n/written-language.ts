import type { Language } from '@/lib/domain/languages/languages'

/** The language of a customer's text by its script; Chinese is traditional if the customer's `own` language is. */
export function writtenLanguage(text: string, own: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (!/\p{Script=Han}/u.test(text)) return 'en'
  return own === 'zh-Hant' ? own : 'zh'
}
