import type { Context } from 'hono'
import { acceptedLanguage } from '@/lib/domain/site/accepted-language'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/site/languages'

/** The language of the caller, in which messages to them are written. */
export function requestLanguage(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE
}
