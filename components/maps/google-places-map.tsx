import { AdvancedMarker, APIProvider, Map as GoogleBaseMap } from '@vis.gl/react-google-maps'
import type { PlacesMapSourceProps } from './place-pin'

/** Google's map with a marker at each place, used when a key is configured. */
export function GooglePlacesMap({ pins, centre, zoom, source, onReady, onFail }: PlacesMapSourceProps) {
  return (
    <APIProvider apiKey={source.googleKey ?? ''} onError={onFail}>
      <GoogleBaseMap
        defaultCenter={{ lat: centre.lat, lng: centre.lon }}
        defaultZoom={zoom}
        mapId="plaza"
        gestureHandling="cooperative"
        disableDefaultUI
        zoomControl
        onTilesLoaded={onReady}
        className="absolute inset-0"
      >
        {pins.map(({ href, name, lat, lon }) => (
          <AdvancedMarker key={href} position={{ lat, lng: lon }} title={name} onClick={() => location.assign(href)} />
        ))}
      </GoogleBaseMap>
    </APIProvider>
  )
}
