import { Marker, Map as TileMapView } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { DEFAULT_TILES, type MapSource } from '@/lib/domain/places/map-source'
import { tileStyle } from './tile-style'

/** The accent colour, in a format that MapLibre accepts. */
const MARKER = '#c2410f'

interface TileMapProps {
  lat: number
  lon: number
  zoom: number
  source: MapSource
  onFail: () => void
}

/** Raster tiles with MapLibre; shown once the first tiles are loaded. */
export function TileMap({ lat, lon, zoom, source, onFail }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const tiles = source.tileUrl ?? DEFAULT_TILES
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!frame.current) return
    const map = new TileMapView({
      container: frame.current,
      center: [lon, lat],
      zoom,
      cooperativeGestures: true,
      attributionControl: { compact: true },
      style: tileStyle(tiles),
    })
    map.on('error', () => fail())
    map.once('idle', () => frame.current?.style.setProperty('opacity', '1'))
    const marker = new Marker({ color: MARKER }).setLngLat([lon, lat]).addTo(map).getElement()
    // MapLibre names it in English, without a role; the figure around it is named in the reader's language
    marker.removeAttribute('aria-label')
    marker.setAttribute('aria-hidden', 'true')
    return () => map.remove()
  }, [lat, lon, zoom, tiles])
  return <div ref={frame} className="absolute! inset-0 opacity-0 transition-opacity" />
}
