import { useState } from 'react'
import { currentPosition } from '@/lib/browser/places/geolocation'
import type { Point } from '@/lib/domain/places/places'

/** The device's position, requested on click. A denied permission is shown, any other failure only logged. */
export function useCurrentLocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'blocked'>('idle')
  const locate = async () => {
    setState('locating')
    const answer = await currentPosition()
    setState('blocked' in answer && answer.blocked ? 'blocked' : 'idle')
    if ('found' in answer) onFound(answer.found)
  }
  return { isLocating: state === 'locating', isBlocked: state === 'blocked', locate }
}
