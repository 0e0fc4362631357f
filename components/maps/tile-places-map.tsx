import { Marker, Map as TileMapView } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { DEFAULT_TILES } from '@/lib/domain/places/map-source'
import type { PlacePin, PlacesMapSourceProps } from './place-pin'
import { tileStyle } from './tile-style'

/** Raster tiles with MapLibre, and a link at each place. */
export function TilePlacesMap({ pins, centre, zoom, source, onReady, onFail }: PlacesMapSourceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const tiles = source.tileUrl ?? DEFAULT_TILES
  const ready = useEffectEvent(onReady)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!frame.current) return
    const map = new TileMapView({
      container: frame.current,
      center: [centre.lon, centre.lat],
      zoom,
      cooperativeGestures: true,
      attributionControl: { compact: true },
      style: tileStyle(tiles),
    })
    map.on('error', () => fail())
    map.once('idle', () => ready())
    for (const pin of pins)
      new Marker({ element: linkTo(pin), anchor: 'center' }).setLngLat([pin.lon, pin.lat]).addTo(map)
    return () => map.remove()
  }, [pins, centre.lat, centre.lon, zoom, tiles])
  return <div ref={frame} className="absolute! inset-0" />
}

function linkTo({ href, name }: PlacePin): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { href, title: name, ariaLabel: name, className: 'map-pin' })
  return link
}
