import { APIProvider, Map as GoogleBaseMap, type MapEvent, useMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import { isSamePoint, type Point } from '@/lib/domain/places/places'
import type { PinMapSourceProps } from './pin-map-props'

const MAP_ID = 'pin'

/** Google's map under the pin, used when a key is configured. */
export function GooglePinMap({ position, zoom, source, onMove, onReady, onFail }: PinMapSourceProps) {
  const report = (map: MapEvent['map']) => {
    const centre = map.getCenter()
    const point = centre && { lat: centre.lat(), lon: centre.lng() }
    if (point && !isSamePoint(point, position)) onMove(point)
  }
  return (
    <APIProvider apiKey={source.googleKey ?? ''} onError={onFail}>
      <GoogleBaseMap
        id={MAP_ID}
        defaultCenter={{ lat: position.lat, lng: position.lon }}
        defaultZoom={zoom}
        gestureHandling="greedy"
        clickableIcons={false}
        disableDefaultUI
        zoomControl
        onTilesLoaded={onReady}
        onIdle={({ map }) => report(map)}
        onClick={({ detail }) => detail.latLng && onMove({ lat: detail.latLng.lat, lon: detail.latLng.lng })}
        className="absolute inset-0"
      />
      <Follow position={position} />
    </APIProvider>
  )
}

function Follow({ position }: { position: Point }) {
  const map = useMap(MAP_ID)
  useEffect(() => {
    map?.setCenter({ lat: position.lat, lng: position.lon })
  }, [map, position])
  return null
}
