import type { MapSource } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'

/** A place on a map of several, which leads to its page. */
export interface PlacePin extends Point {
  href: string
  name: string
}

export interface PlacesMapSourceProps {
  pins: readonly PlacePin[]
  centre: Point
  zoom: number
  source: MapSource
  onReady: () => void
  onFail: () => void
}
