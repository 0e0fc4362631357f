import { cookieName } from './cookies'

/** A parameter of a URL, which is also the cookie that stores it. */
export type Choice = 'lan' | 'city'

export const LANGUAGE_COOKIE = 'lan' satisfies Choice
export const CITY_COOKIE = 'city' satisfies Choice

/** Seconds. */
export const CHOICE_MAX_AGE = 60 * 60 * 24 * 365

/** The attributes after `name=value` where a script stores a choice; on https also `; secure`. */
export const CHOICE_ATTRIBUTES = `; path=/; max-age=${CHOICE_MAX_AGE}; samesite=lax`

export function choiceCookie(choice: Choice, value: string, isSecure: boolean): string {
  return `${cookieName(choice, isSecure)}=${value}${CHOICE_ATTRIBUTES}${isSecure ? '; secure' : ''}`
}

export const PAGES_BY_CITY: readonly string[] = ['/', '/deals', '/deals/browse']
