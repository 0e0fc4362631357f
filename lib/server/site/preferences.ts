import Negotiator from 'negotiator'
import { type CityKey, DEFAULT_CITY, isCityKey } from '@/lib/domain/places/cities'
import { acceptHeader } from '@/lib/domain/site/accept-header'
import { CHOICE_MAX_AGE } from '@/lib/domain/site/choices'
import { isLanguage, type Language } from '@/lib/domain/site/languages'

export const PREFERENCE_COOKIE = { path: '/', maxAge: CHOICE_MAX_AGE, sameSite: 'lax' } as const

/** A bare `zh` is simplified. */
const BROWSER_TAGS: Record<string, Language> = {
  en: 'en',
  'zh-Hant': 'zh-Hant',
  'zh-TW': 'zh-Hant',
  'zh-HK': 'zh-Hant',
  'zh-MO': 'zh-Hant',
  zh: 'zh',
  'zh-Hans': 'zh',
  'zh-CN': 'zh',
  'zh-SG': 'zh',
  ja: 'jp',
}

/**
 * The stored preference, then the browser's, then the site's default. The `lan` of the URL takes precedence and is
 * handled earlier.
 */
export function preferredLanguage<Default>(
  stored: string | undefined,
  accept: string | null,
  siteLanguage: Default,
): Language | Default {
  if (isLanguage(stored)) return stored
  const accepted = acceptHeader(accept)
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } })
  const tag = accepted ? negotiator.languages(Object.keys(BROWSER_TAGS))[0] : undefined
  return (tag && BROWSER_TAGS[tag]) || siteLanguage
}

export function preferredCity(stored: string | undefined): CityKey {
  return isCityKey(stored) ? stored : DEFAULT_CITY
}
