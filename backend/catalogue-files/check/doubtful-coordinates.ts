import type { GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { KnownStore } from '@/backend/catalogue-files/stored/facts'
import type { InstalledCities } from '@/backend/config/cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import { isTimeZone, utcOffset } from '@/lib/domain/time/time-zones'
import type { Report } from './check-cells'
import { placeOf } from './store-place'

/** Longer than Canada is wide, and than any time zone of a country of ours. */
const FAR_KM = 6000
const MINUTES_PER_DEGREE = 4
/** The Aleutian Islands reach across the antimeridian, and England across the first one. */
const [ANTIMERIDIAN_FROM, FIRST_MERIDIAN_TO] = [170, 15]

interface Slip {
  field: 'lat' | 'lon'
  question: string
  mend: (point: Point) => Point
}
const SLIPS: Slip[] = [
  { field: 'lon', question: 'is its sign wrong?', mend: ({ lat, lon }) => ({ lat, lon: -lon }) },
  { field: 'lat', question: 'is its sign wrong?', mend: ({ lat, lon }) => ({ lat: -lat, lon }) },
  { field: 'lat', question: 'is it the longitude?', mend: ({ lat, lon }) => ({ lat: lon, lon: lat }) },
]

/** Warns of a store far from its area, or from its time zone if it is in another country than its area. */
export function warnOfCoordinates(
  store: Line<GivenRow<'stores'>>,
  known: KnownStore | undefined,
  { cities, at }: { cities: InstalledCities; at: Date },
  warn: Report,
): void {
  const { lat, lon, area = known?.cityKey } = store.row
  const city = cities.find(({ key }) => key === area) ?? cities[0]
  const { country, timeZone } = placeOf(store, known, cities)
  if (lat === undefined || lon === undefined || !isTimeZone(timeZone)) return
  const meridian = utcOffset(timeZone, at) / MINUTES_PER_DEGREE
  const isOfArea = country === city.country
  const expected = isOfArea ? city : { lat, lon: meridian }
  const distance = distanceKm({ lat, lon }, expected)
  if (distance <= FAR_KM && !isOnOtherSide(lon, meridian)) return
  const mended = SLIPS.map((slip) => ({ ...slip, left: distanceKm(slip.mend({ lat, lon }), expected) }))
  const [likely] = mended.filter(({ left }) => left <= FAR_KM).sort((one, other) => one.left - other.left)
  const place = isOfArea ? city.key : timeZone
  warn('stores', store.line, likely?.field ?? 'lat', `is far from ${place}${likely ? `: ${likely.question}` : ''}`)
}

/** Whether a longitude is east where its time zone is west, or the reverse. */
function isOnOtherSide(lon: number, meridian: number): boolean {
  const isNearEither = Math.abs(meridian) <= FIRST_MERIDIAN_TO || Math.abs(lon) >= ANTIMERIDIAN_FROM
  return !isNearEither && Math.sign(lon) === -Math.sign(meridian)
}
