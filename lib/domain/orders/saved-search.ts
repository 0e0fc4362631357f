/** The saved search conditions of an order history, by name: they are passed on to the API as they are. */
export type SavedSearch = Record<string, string>

const OWN_FIELDS = ['page', 'limit', 'domain', 'lan']
const NAME = /^[a-z][a-z0-9_]{0,39}$/i
const MAX_CONDITIONS = 20
const MAX_LENGTH = 100

/** Drops the list's own fields, odd names, empty, repeated and very long values. */
export function parseSavedSearch(query: Record<string, unknown>): SavedSearch {
  const conditions = Object.entries(query).filter((entry): entry is [string, string] => {
    const [name, value] = entry
    if (OWN_FIELDS.includes(name.toLowerCase()) || !NAME.test(name)) return false
    return typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH
  })
  return Object.fromEntries(conditions.slice(0, MAX_CONDITIONS))
}
