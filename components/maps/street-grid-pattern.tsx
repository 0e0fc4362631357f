import { useId } from 'react'
import type { Pixel } from '@/lib/domain/places/mercator'

/** Metres between streets. */
const BLOCK = { east: 190, south: 110 }

interface StreetGridPatternProps {
  area: string
  anchor: Pixel | undefined
  turned: number
  /** pixels of a metre */
  metre: number
}

export function StreetGridPattern({ area, anchor, turned, metre }: StreetGridPatternProps) {
  const id = useId()
  const [width, height] = [BLOCK.east * metre, BLOCK.south * metre]
  return (
    <>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${anchor?.x ?? 0} ${anchor?.y ?? 0}) rotate(${turned})`}
      >
        <path d={`M0 0H${width}M0 0V${height}`} className="map-block" strokeWidth={Math.max(1, 5 * metre)} />
      </pattern>
      <path d={area} fill={`url(#${id})`} />
    </>
  )
}
