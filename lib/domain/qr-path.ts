import { encode } from 'uqr'

/** Enough for a URL; a code of up to 37 modules per side is easy to scan. */
const MAX_BYTES = 106
/** The quiet zone of the standard, in modules. */
const MARGIN = 4

/**
 * The dark modules of a QR code as the path of an SVG of `size` units per side, with the best error correction that
 * takes no more modules. Null for texts longer than 106 bytes.
 */
export function qrPath(text: string): { path: string; size: number } | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: MARGIN })
  return { path: data.map(rowPath).join(''), size }
}

/** A rectangle for each run of dark modules. */
function rowPath(row: boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? '1' : ' '))
    .join('')
    .matchAll(/1+/g)
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}
