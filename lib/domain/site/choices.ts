import { CITY_KEYS } from '@/lib/domain/places/cities'
import { LANGUAGES } from './languages'

/** What a visitor chooses: the parameter of a URL, which is also the cookie that stores it, and its values. */
export const CHOICES = { lan: LANGUAGES, city: CITY_KEYS } as const
export type Choice = keyof typeof CHOICES

export const LANGUAGE_COOKIE = 'lan' satisfies Choice
export const CITY_COOKIE = 'city' satisfies Choice

/** A year, in seconds. */
export const CHOICE_MAX_AGE = 60 * 60 * 24 * 365

/** What follows `name=value` where a script stores a choice. */
export const CHOICE_ATTRIBUTES = `; path=/; max-age=${CHOICE_MAX_AGE}; samesite=lax`

/** The pages of the shared site that depend on the city. */
export const PAGES_BY_CITY: readonly string[] = ['/', '/deals', '/deals/browse']
