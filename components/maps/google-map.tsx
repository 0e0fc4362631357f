import { AdvancedMarker, APIProvider, Map as GoogleBaseMap } from '@vis.gl/react-google-maps'
import type { MapSource } from '@/lib/domain/places/map-source'

interface GoogleMapProps {
  lat: number
  lon: number
  zoom: number
  source: MapSource
  onFail: () => void
}

export function GoogleMap({ lat, lon, zoom, source, onFail }: GoogleMapProps) {
  const position = { lat, lng: lon }
  return (
    <APIProvider apiKey={source.googleKey ?? ''} onError={onFail}>
      <GoogleBaseMap
        defaultCenter={position}
        defaultZoom={zoom}
        mapId="plaza"
        gestureHandling="cooperative"
        disableDefaultUI
        zoomControl
        className="absolute inset-0"
      >
        <AdvancedMarker position={position} />
      </GoogleBaseMap>
    </APIProvider>
  )
}
