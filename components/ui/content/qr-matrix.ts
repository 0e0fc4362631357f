import { errorCodewords } from './qr-codewords'

/** Level L with a single block: data and error codewords and the alignment centre of versions 1 to 5. */
const VERSIONS = [
  { data: 19, error: 7, align: 0 },
  { data: 34, error: 10, align: 18 },
  { data: 55, error: 15, align: 22 },
  { data: 80, error: 20, align: 26 },
  { data: 108, error: 26, align: 30 },
] as const

type Cell = boolean | null

/**
 * The dark modules of a QR code (byte mode, level L, mask 0), row by row; null when the text is longer than
 * 106 bytes. An address needs no more, and a code that small is easy for a camera.
 */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const index = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2)
  const version = VERSIONS[index]
  if (!version) return null
  const size = 21 + index * 4
  const grid: Cell[][] = Array.from({ length: size }, () => Array<Cell>(size).fill(null))
  drawFinders(grid)
  if (version.align) renderSquare(grid, version.align, version.align, 2)
  drawTiming(grid)
  drawFormat(grid)
  const data = dataCodewords(bytes, version.data)
  fillBits(grid, [...data, ...errorCodewords(data, version.error)])
  return grid.map((row) => row.map((cell) => cell === true))
}

function set(grid: Cell[][], row: number, column: number, dark: boolean) {
  const line = grid[row]
  if (line && column >= 0 && column < line.length) line[column] = dark
}

/** Rings around a centre: dark, light, dark; the finder's outermost ring is its light margin. */
function renderSquare(grid: Cell[][], row: number, column: number, radius: number) {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      set(grid, row + y, column + x, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
    }
}

function drawFinders(grid: Cell[][]) {
  const end = grid.length - 4
  renderSquare(grid, 3, 3, 4)
  renderSquare(grid, 3, end, 4)
  renderSquare(grid, end, 3, 4)
}

function drawTiming(grid: Cell[][]) {
  for (let at = 8; at < grid.length - 8; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
}

/** Level L with mask 0, error correction included. */
const FORMAT = 0b111011111000100

function drawFormat(grid: Cell[][]) {
  const size = grid.length
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((FORMAT >> bit) & 1) === 1
    set(grid, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark)
    set(grid, 8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark)
  }
  set(grid, size - 8, 8, true)
}

function dataCodewords(bytes: Uint8Array, capacity: number): number[] {
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')}0000`
  const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
  for (let pad = 0; words.length < capacity; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11)
  return words
}

/** Two columns at a time, upwards and downwards in turn, past what is drawn already. */
function fillBits(grid: Cell[][], words: number[]) {
  const size = grid.length
  let bit = 0
  for (let pair = size - 1, upward = true; pair > 0; pair -= 2, upward = !upward) {
    if (pair === 6) pair--
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step
      for (const column of [pair, pair - 1]) {
        if (grid[row]?.[column] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        set(grid, row, column, dark !== ((row + column) % 2 === 0))
        bit++
      }
    }
  }
}
