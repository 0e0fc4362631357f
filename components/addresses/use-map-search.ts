import { useEffect, useState } from 'react'
import { useMapSettings } from '@/components/maps/map-settings'
import { findPlaceAt } from '@/lib/browser/places/fetch-places'
import { visitorPlace } from '@/lib/browser/places/visitor-place'
import { type LocationProblem, locationProblem } from '@/lib/domain/places/location-problem'
import type { Place, Point } from '@/lib/domain/places/places'

const DEBOUNCE_MS = 300

/** The address under the pin; `none` when none is known, `nothing` until the shopper picks a position. */
export type Pinned = { state: 'nothing' | 'looking' | 'none' } | { state: 'found'; place: Place }

export interface MapSearchEnds {
  onConfirm: (place: Place) => void
  /** the pin is confirmed where no address is known */
  onPin: (point: Point) => void
}

/**
 * A selected suggestion is used as is; any other position is looked up after a pause. The address is proposed where the
 * visitor's place is known, else the map opens at the city.
 */
export function useMapSearch(given: Point | null, { onConfirm, onPin }: MapSearchEnds) {
  const { centre } = useMapSettings()
  const [start] = useState(() => given ?? visitorPlace.read())
  const [position, setPosition] = useState(start ?? centre)
  const [unknown, setUnknown] = useState(start)
  const [pinned, setPinned] = useState<Pinned>({ state: start ? 'looking' : 'nothing' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<LocationProblem>(null)
  useEffect(() => {
    if (!unknown) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const place = await findPlaceAt(unknown)
      if (isCurrent) setPinned(place ? { state: 'found', place } : { state: 'none' })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [unknown])
  const moveTo = (point: Point) => {
    setPosition(point)
    setUnknown(point)
    setPinned({ state: 'looking' })
    setText('')
    setProblem(null)
  }
  const choose = (place: Place) => {
    setPosition({ lat: place.lat, lon: place.lon })
    setUnknown(null)
    setPinned({ state: 'found', place })
  }
  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    setUnknown(null)
    setPinned({ state: 'nothing' })
  }
  const confirm = () => {
    if (pinned.state === 'none') return onPin(position)
    const place = pinned.state === 'found' ? pinned.place : null
    const wrong = locationProblem(place)
    if (place && !wrong) onConfirm(place)
    else setProblem(wrong)
  }
  return {
    position,
    pinned,
    search: { text, onType: type, problem, onProblem: setProblem },
    moveTo,
    choose,
    confirm,
  }
}
