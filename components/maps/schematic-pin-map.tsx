import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { MovedMapProps } from './pin-map-props'
import { SchematicView } from './schematic-view'
import { useMapGestures } from './use-map-gestures'

const ZOOMS = { least: 10, most: 18 }
const ZOOM_BUTTON = 'grid size-11 place-items-center hover:bg-sunken'

/** Moved by pointer, touch and keys: Enter puts the pin where it is. */
export function SchematicPinMap({ position, zoom: firstZoom, labels, onMove }: MovedMapProps) {
  const [zoom, setZoom] = useState(firstZoom)
  const onZoom = (steps: number) => setZoom((now) => Math.max(ZOOMS.least, Math.min(ZOOMS.most, now + steps)))
  const { frame, centre, handlers } = useMapGestures({ position, zoom, onMove, onZoom })
  return (
    <>
      <div
        ref={frame}
        role="application"
        aria-label={labels.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        {...handlers}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden outline-offset-[-3px] active:cursor-grabbing"
      >
        <SchematicView centre={centre} zoom={zoom} />
      </div>
      <div className="absolute end-2.5 top-2.5 grid overflow-hidden rounded-control border border-line bg-surface shadow-card">
        <button
          type="button"
          aria-label={labels.zoomIn}
          aria-disabled={zoom === ZOOMS.most}
          onClick={() => onZoom(1)}
          className={`${ZOOM_BUTTON} border-b border-line aria-disabled:text-ink-faint`}
        >
          <Plus aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-label={labels.zoomOut}
          aria-disabled={zoom === ZOOMS.least}
          onClick={() => onZoom(-1)}
          className={`${ZOOM_BUTTON} aria-disabled:text-ink-faint`}
        >
          <Minus aria-hidden className="size-5" />
        </button>
      </div>
    </>
  )
}
