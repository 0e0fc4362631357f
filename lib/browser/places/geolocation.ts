import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import type { Point } from '@/lib/domain/places/places'

const OPTIONS: PositionOptions = { timeout: 10_000, enableHighAccuracy: false }
const PERMISSION_DENIED = 1

export type PositionAnswer = { found: Point } | { blocked: boolean }

/**
 * The device's position in degrees. A failed attempt is retried once and then only logged; `blocked` means that
 * permission is denied, which a retry cannot fix. Never rejects.
 */
export async function currentPosition(): Promise<PositionAnswer> {
  const first = await attempt()
  const last = 'found' in first || first.blocked ? first : await attempt()
  if ('found' in last) return last
  recordFailure('the position is not known', last.cause)
  return { blocked: last.blocked }
}

function attempt(): Promise<{ found: Point } | { blocked: boolean; cause: unknown }> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ blocked: false, cause: 'no geolocation' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ found: { lat: coords.latitude, lon: coords.longitude } }),
      (cause) => resolve({ blocked: cause.code === PERMISSION_DENIED, cause: cause.message }),
      OPTIONS,
    )
  })
}
