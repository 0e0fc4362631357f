import type { Context } from 'hono'
import type { Language } from '@/lib/domain/site/languages'

const TAGS: readonly [RegExp, Language][] = [
  [/^zh-(hant|tw|hk|mo)\b/i, 'zh-Hant'],
  [/^zh\b/i, 'zh'],
  [/^ja\b/i, 'jp'],
]

/** The language of the caller, in which messages to them are written: the first of `Accept-Language`, else English. */
export function requestLanguage(c: Context): Language {
  const first = c.req.header('accept-language')?.trim() ?? ''
  return TAGS.find(([tag]) => tag.test(first))?.[1] ?? 'en'
}
