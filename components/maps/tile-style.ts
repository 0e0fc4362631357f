import type { StyleSpecification } from 'maplibre-gl'

/** One layer of raster tiles. `tiles` has `{z}`, `{x}` and `{y}`. */
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
