import type { Context } from 'hono'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import { acceptedLanguage } from '@/lib/domain/site/accept-headers'

export type ReadBody = { ok: true; value: unknown } | { ok: false }

/** Parses the body as JSON; an empty body is an empty object. */
export async function readJson(c: Context): Promise<ReadBody> {
  const text = await c.req.text()
  if (text === '') return { ok: true, value: {} }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** The caller's language, which messages to them are written in. */
export function requestLanguage(c: Context): Language {
  return acceptedLanguage(c.req.header('accept-language')) ?? DEFAULT_LANGUAGE
}
