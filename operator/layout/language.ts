import { languageOfTag } from '@/lib/domain/languages/language-tag'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'

const KEY = 'operator-language'

/** The one that was chosen in this browser, else the first of the browser's that is one of ours. */
export function chosenLanguage(): Language {
  return firstLanguage([localStorage.getItem(KEY), ...navigator.languages.map(languageOfTag)])
}

/** Loads the page again in another language. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language)
  location.reload()
}
