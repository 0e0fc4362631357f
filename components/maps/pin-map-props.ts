import type { MapSource } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'

export interface PinMapLabels {
  map: string
  zoomIn: string
  zoomOut: string
  sources: string
  /** names a map that is drawn by hand */
  schematic: string
}

export interface MovedMapProps {
  position: Point
  zoom: number
  labels: PinMapLabels
  onMove: (point: Point) => void
}

export interface PinMapSourceProps extends MovedMapProps {
  source: MapSource
  onReady: () => void
  onFail: () => void
}
