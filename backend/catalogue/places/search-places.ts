import { type Place, placeAt, STREETS } from '@/backend/catalogue/places/gazetteer/place'
import { CITIES, CITY_KEYS } from '@/lib/domain/places/cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import { splitStreet, streetWords } from './street-text'

const MAX = 8

/**
 * Houses whose text starts with the input, those near `near` first. Without a number, a street is represented by its
 * middle; a number outside the street matches nothing. Words after the first comma restrict the city.
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

function orderedCities(near: Point | null) {
  if (!near) return CITY_KEYS
  return [...CITY_KEYS].sort((a, b) => distanceKm(near, CITIES[a]) - distanceKm(near, CITIES[b]))
}

/** 0 for a prefix match, 1 for a match without the direction, null for none; the last word may be partial. */
function rankMatch(name: string[], wanted: string[]): 0 | 1 | null {
  const begins = (words: string[]) =>
    wanted.every((word, i) => (i === wanted.length - 1 ? words[i]?.startsWith(word) : words[i] === word))
  if (begins(name)) return 0
  return begins(name.filter((word) => !/^[nsew]{1,2}$/.test(word))) ? 1 : null
}
