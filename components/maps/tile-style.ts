import { type StyleSpecification, setWorkerUrl } from 'maplibre-gl'

// beside the bundle MapLibre would look for a file that is not there
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** `tiles` contains `{z}`, `{x}` and `{y}`. */
export function tileStyle(tiles: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      tiles: {
        type: 'raster',
        tiles: [tiles],
        tileSize: 256,
        maxzoom: 19,
        attribution: '© OpenStreetMap contributors',
      },
    },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
}
