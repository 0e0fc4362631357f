import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, toBcp47 } from '@/lib/domain/languages/languages'

export function pageLanguage(): Language {
  return LANGUAGES.find((language) => toBcp47(language) === document.documentElement.lang) ?? DEFAULT_LANGUAGE
}

const never = () => () => undefined

/**
 * The language of the document, for islands of public pages, where a messages provider would write all texts into
 * every page: the default during server rendering and hydration, then the document's. Below a provider use
 * `useLocale()`.
 */
export function usePageLanguage(): Language {
  return useSyncExternalStore(never, pageLanguage, () => DEFAULT_LANGUAGE)
}
