import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import { type Cities, type CityKey, findCity, isCityKey } from '@/lib/domain/places/cities'
import { CITY_COOKIE, LANGUAGE_COOKIE, PAGES_BY_CITY } from '@/lib/domain/site/choices'
import { cookieIn } from '@/lib/domain/site/cookies'
import { isSharedHost } from '@/lib/server/site/host'
import { preferredLanguage } from '@/lib/server/site/preferences'

export interface Choices {
  lan?: Language | undefined
  city?: CityKey | undefined
}

interface LanguageSource {
  query: URLSearchParams
  /** the `Cookie` header */
  cookie: string | null | undefined
  /** the `Accept-Language` header */
  accepted: string | null | undefined
}

interface PageRequest extends LanguageSource {
  /** as `hostOf` returns it */
  host: string
  path: string
  /** null: not known yet, so that any key may be one */
  cities: Cities | null
}

interface PageChoices {
  /** whether pages of this path depend on a city */
  isByCity: boolean
  /** false if the URL names a language or a city that does not exist: no page of it exists either */
  isKnown: boolean
  /** what the URL names */
  named: Choices
  /** what the visitor stored, or the browser prefers, of what the URL does not name; else the site's defaults apply */
  followed: Choices
}

/**
 * The language and the city of a page. The page cache keys a page by them and the middleware renders it in them: both
 * must read a request the same way, or a page would be stored under the key of another.
 */
export function readPageChoices({ host, path, cities, ...source }: PageRequest): PageChoices {
  const { query, cookie } = source
  const isByCity = PAGES_BY_CITY.includes(path) && isSharedHost(host)
  const [lan, city] = [query.get(LANGUAGE_COOKIE), isByCity ? query.get(CITY_COOKIE) : null]
  const named = { lan: isLanguage(lan) ? lan : undefined, city: cityIn(cities, city) }
  const stored = named.city || !isByCity ? undefined : cookieIn(cookie ?? undefined, CITY_COOKIE)
  return {
    isByCity,
    isKnown: (lan === null || named.lan !== undefined) && (city === null || named.city !== undefined),
    named,
    followed: {
      lan: named.lan ? undefined : followedLanguage(source),
      city: cityIn(cities, stored),
    },
  }
}

function cityIn(cities: Cities | null, key: unknown): CityKey | undefined {
  if (!isCityKey(key)) return undefined
  return cities && !findCity(cities, key) ? undefined : key
}

/** The language that the URL names, else the one that the visitor stored or the browser prefers. */
export function chosenLanguage(source: LanguageSource): Language | undefined {
  const named = source.query.get(LANGUAGE_COOKIE)
  return isLanguage(named) ? named : followedLanguage(source)
}

/** The query of a page with these choices; it has the city at most once, and none that was not decided. */
export function withChoices(query: URLSearchParams, { lan, city }: Choices): URLSearchParams {
  const decided = new URLSearchParams(query)
  decided.delete(CITY_COOKIE)
  if (lan) decided.set(LANGUAGE_COOKIE, lan)
  if (city) decided.set(CITY_COOKIE, city)
  return decided
}

function followedLanguage({ cookie, accepted }: LanguageSource): Language | undefined {
  return preferredLanguage(cookieIn(cookie ?? undefined, LANGUAGE_COOKIE), accepted ?? null, undefined)
}
