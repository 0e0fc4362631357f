'use client'

import { useState } from 'react'
import { currentPosition } from '@/lib/browser/places/geolocation'
import type { Point } from '@/lib/domain/places/places'

/** The device's position, asked for on a press only. A blocked permission is told, any other failure just logged. */
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
