import { typedText } from '@/lib/domain/typed-text'

/** The saved search conditions of an order history, by name: they are passed on to the API in the plain form of what is typed. */
export type SavedSearch = Record<string, string>

const OWN_FIELDS = ['page', 'limit', 'domain', 'lan']
const NAME = /^[a-z][a-z0-9_]{0,39}$/i
const MAX_CONDITIONS = 20
const MAX_LENGTH = 100

/** Drops the list's own fields, odd names, empty, repeated and very long values. */
export function parseSavedSearch(query: Record<string, unknown>): SavedSearch {
  const conditions = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (OWN_FIELDS.includes(name.toLowerCase()) || !NAME.test(name) || typeof value !== 'string') return []
    const typed = typedText(value)
    return typed !== '' && value.length <= MAX_LENGTH ? [[name, typed]] : []
  })
  return Object.fromEntries(conditions.slice(0, MAX_CONDITIONS))
}
