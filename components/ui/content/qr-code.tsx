import { qrMatrix } from './qr-matrix'

/** A code for a camera, dark on white in both schemes; nothing when the text is too long for one. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const matrix = qrMatrix(text)
  if (!matrix) return null
  const size = matrix.length + 4
  const path = matrix.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 2} ${y + 2}h1v1h-1z` : ''))).join('')
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
