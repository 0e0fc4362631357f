import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, toBcp47 } from '@/lib/domain/site/languages'

const languages = new AsyncLocalStorage<Language>()

/** Runs `work`; its calls for customers tell the API the shopper's language, in which it writes mails and texts. */
export function speaking<T>(language: Language, work: () => T): T {
  return languages.run(language, work)
}

/** The `Accept-Language` header of a call, if the language is known. */
export function languageHeader(): Record<string, string> {
  const language = languages.getStore()
  return language ? { 'accept-language': toBcp47(language) } : {}
}
