import { type Language, type Localised, localised } from '@/lib/domain/languages/languages'
import { checkWords } from '@/scripts/messages/check-words'

/** Times of day have their colon, and 六周内用完 is not 内用. */
function plain(text: string): string {
  return text.replace(/(\d):(?=\d\d)/g, '$1').replaceAll('内用完', '内完')
}

/** The words that the glossary of the messages forbids, and half-width punctuation beside Han. */
export function forbiddenIn(at: string, texts: Localised): string[] {
  const shown = localised((language) => plain(texts[language]))
  return checkWords(at, shown).filter((problem) => /is forbidden|half-width/.test(problem))
}

/** The same for a text of one language. */
export function forbiddenInReview(at: string, language: Language, text: string): string[] {
  const shown = localised((each) => (each === language ? text : '-'))
  return forbiddenIn(at, shown).filter((problem) => problem.startsWith(`${language}:`))
}
