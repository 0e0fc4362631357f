import { type Place, placeAt, STREETS } from '@/backend/catalogue/places/gazetteer/place'
import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS, type BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'

const MAX = 8

/**
 * Houses whose text starts with the input, cities nearest to `near` first. Without a number, the middle of a street
 * stands for it; a number outside the street matches nothing. Words after the first comma restrict the city.
 */
export function searchPlaces(input: string, near: Point | null): Place[] {
  const [streetText = '', ...after] = input.split(',')
  const { number, rest } = splitStreet(streetText)
  const wanted = streetWords(rest)
  if (wanted.length === 0) return []
  const cityText = streetWords(after.join(' ')).join(' ')
  const found: { place: Place; rank: number }[] = []
  for (const city of orderedCities(near)) {
    if (cityText && !cityText.startsWith(city) && !city.startsWith(cityText)) continue
    for (const [index, [name, from, , , to]] of STREETS[city].entries()) {
      const rank = rankMatch(streetWords(name), wanted)
      const place = rank === null ? null : placeAt(city, index, number ?? Math.round((from + to) / 200) * 100)
      if (place && rank !== null) found.push({ place, rank })
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX)
    .map(({ place }) => place)
}

/** The cities whose streets are known, the nearest first. */
export function orderedCities(near: Point | null): readonly BuiltInCityKey[] {
  if (!near) return BUILT_IN_CITY_KEYS
  return [...BUILT_IN_CITY_KEYS].sort(
    (a, b) => distanceKm(near, BUILT_IN_CITIES[a]) - distanceKm(near, BUILT_IN_CITIES[b]),
  )
}

/** 0 for a prefix match, 1 for a match without the direction, null for none; the last word may be partial. */
function rankMatch(name: string[], wanted: string[]): 0 | 1 | null {
  const begins = (words: string[]) =>
    wanted.every((word, i) => (i === wanted.length - 1 ? words[i]?.startsWith(word) : words[i] === word))
  if (begins(name)) return 0
  return begins(name.filter((word) => !/^[nsew]{1,2}$/.test(word))) ? 1 : null
}

const SHORT: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  drive: 'dr',
  road: 'rd',
  west: 'w',
  east: 'e',
  north: 'n',
  south: 's',
  northeast: 'ne',
  northwest: 'nw',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
}

/** Abbreviated words, such as `['w', 'georgia', 'st']`. */
function streetWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
}

/** Splits off the number, without a leading unit as in `5-1234 Main St` or a letter after it. */
function splitStreet(text: string): { number: number | null; rest: string } {
  const match = /^\s*(?:#?\w+\s*-\s*)?(\d{1,6})[a-z]?\b(?!st|nd|rd|th)\s*(.*)$/is.exec(text)
  return match ? { number: Number(match[1]), rest: match[2] ?? '' } : { number: null, rest: text }
}
