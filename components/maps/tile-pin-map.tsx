import { NavigationControl, Map as TileMapView } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { DEFAULT_TILES } from '@/lib/domain/places/map-source'
import { isSamePoint } from '@/lib/domain/places/places'
import type { PinMapSourceProps } from './pin-map-props'
import { tileStyle } from './tile-style'

/** MapLibre under the pin: dragging, zooming, arrow keys and clicks all change the centre. */
export function TilePinMap({ position, zoom, source, labels, onMove, onReady, onFail }: PinMapSourceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mapRef = useRef<TileMapView>(null)
  const tiles = source.tileUrl ?? DEFAULT_TILES
  const start = useEffectEvent((container: HTMLDivElement) => {
    const map = new TileMapView({
      container,
      center: [position.lon, position.lat],
      zoom,
      attributionControl: { compact: true },
      dragRotate: false,
      pitchWithRotate: false,
      style: tileStyle(tiles),
      locale: {
        'Map.Title': labels.map,
        'NavigationControl.ZoomIn': labels.zoomIn,
        'NavigationControl.ZoomOut': labels.zoomOut,
        'AttributionControl.ToggleAttribution': labels.sources,
      },
    })
    map.touchZoomRotate.disableRotation()
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    // without a single tile the map has failed; afterwards a missing one is only a gap
    let hasTiles = false
    map.on('sourcedata', ({ tile }) => {
      if (!tile || hasTiles) return
      hasTiles = true
      onReady()
    })
    map.on('error', () => {
      if (!hasTiles) onFail()
    })
    map.on('click', ({ lngLat }) => onMove({ lat: lngLat.lat, lon: lngLat.lng }))
    return map
  })
  const report = useEffectEvent((map: TileMapView) => {
    const { lat, lng } = map.getCenter()
    if (!isSamePoint({ lat, lon: lng }, position)) onMove({ lat, lon: lng })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different tile source needs a new map
  useEffect(() => {
    if (!frame.current) return
    const map = start(frame.current)
    mapRef.current = map
    map.on('moveend', () => report(map))
    return () => map.remove()
  }, [tiles])
  useEffect(() => {
    const map = mapRef.current
    if (!map) return
    const { lat, lng } = map.getCenter()
    if (!isSamePoint({ lat, lon: lng }, position)) map.jumpTo({ center: [position.lon, position.lat] })
  }, [position])
  return <div ref={frame} className="absolute! inset-0 [&_.maplibregl-ctrl-group_button]:size-11" />
}
