import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import { acceptedLanguage } from '@/lib/domain/site/accept-headers'
import { CHOICE_MAX_AGE } from '@/lib/domain/site/choices'

export const PREFERENCE_COOKIE = { path: '/', maxAge: CHOICE_MAX_AGE, sameSite: 'lax' } as const

/**
 * The stored preference, then the browser's, then the site's default. The `lan` of the URL takes precedence and is
 * handled earlier.
 */
export function preferredLanguage<Default>(
  stored: string | undefined,
  accept: string | null,
  siteLanguage: Default,
): Language | Default {
  return isLanguage(stored) ? stored : (acceptedLanguage(accept) ?? siteLanguage)
}
