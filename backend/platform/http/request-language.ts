import type { Context } from 'hono'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import { acceptedLanguage } from '@/lib/domain/site/accepted-language'

/** The caller's language, which messages to them are written in. */
export function requestLanguage(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE
}
