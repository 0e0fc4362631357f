import { isSupported } from '@/lib/domain/places/address-forms'
import { isCityKey, MAX_CITIES } from '@/lib/domain/places/cities'
import { isAbsent, isFields } from '@/scripts/check-api/walk-records'
import type { Judgements } from './judgement'

export const PLACE_JUDGEMENTS = {
  'unknown countries or cities': {
    compares: 'The countries of appconfig with those that forms are made for, and the key and the place of each city',
    sees: 'no such country in forms, or no such city in the menu',
    contract: '5-rest.md#appconfig',
    judge: ({ calls }) => {
      const [settings] = calls.get('appconfig')?.records ?? []
      if (!isFields(settings)) return []
      return [...oddCountries(listOf(settings.countries)), ...oddCities(listOf(settings.cities))]
    },
  },
} satisfies Judgements

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function oddCountries(named: readonly unknown[]): string[] {
  return named
    .filter((code) => !isAbsent(code) && !isSupported(`${code}`.trim().toUpperCase()))
    .map((code) => `${JSON.stringify(code)} is no country that forms are made for`)
}

function oddCities(rows: readonly unknown[]): string[] {
  const many = rows.length > MAX_CITIES ? [`${rows.length} cities, of which ${MAX_CITIES} are shown`] : []
  const keys = rows.map((row) => (isFields(row) ? row.key : undefined))
  const odd = rows.flatMap((row, at) => {
    const reason = isFields(row) ? cityProblem(row, keys.indexOf(row.key) < at) : 'no object'
    return reason ? [`city ${at + 1}: ${reason}`] : []
  })
  return [...many, ...odd]
}

function cityProblem({ key, lat, lon }: Record<string, unknown>, isRepeated: boolean): string | null {
  if (!isCityKey(key)) return `the key ${JSON.stringify(key)}, which no URL can have`
  if (isRepeated) return `the key ${key} of an earlier one`
  const isOnEarth = Math.abs(Number(lat ?? Number.NaN)) <= 90 && Math.abs(Number(lon ?? Number.NaN)) <= 180
  return isOnEarth ? null : `the place ${lat}, ${lon}, which is not on Earth`
}
