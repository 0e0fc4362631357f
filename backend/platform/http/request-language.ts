import type { Context } from 'hono'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import { acceptedLanguage } from '@/lib/domain/site/accept-headers'

/** The language of the caller, in which messages to them are written. */
export function requestLanguage(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE
}
