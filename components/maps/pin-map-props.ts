import type { MapSource } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'

export interface PinMapLabels {
  map: string
  zoomIn: string
  zoomOut: string
  sources: string
}

/** The props of the map implementations under the pin. */
export interface PinMapSourceProps {
  position: Point
  zoom: number
  source: MapSource
  labels: PinMapLabels
  onMove: (point: Point) => void
  onFail: () => void
}
