import { SchematicLabel } from './schematic-label'
import { SchematicView } from './schematic-view'

interface SchematicMapProps {
  lat: number
  lon: number
  zoom: number
  label: string
}

/** A drawn map around a place, below its marker. */
export function SchematicMap({ lat, lon, zoom, label }: SchematicMapProps) {
  return (
    <div className="absolute inset-0 overflow-hidden">
      <SchematicView centre={{ lat, lon }} zoom={zoom} />
      <SchematicLabel>{label}</SchematicLabel>
    </div>
  )
}
