import { encode } from 'uqr'

/** Enough for a URL; a code of up to 37 modules per side is easy to scan. */
const MAX_BYTES = 106

/** Renders nothing for texts longer than 106 bytes. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      className={`bg-white ${className ?? ''}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
