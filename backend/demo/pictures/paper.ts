import sharp from 'sharp'
import { areDrawable } from '@/backend/catalogue/pictures/initials'
import { coloursOf, LOGO_COLOURS, SHARED_COLOURS } from '@/backend/catalogue/pictures/logo-colours'
import { drawSign } from '@/backend/catalogue/pictures/sign'
import { PATTERNS } from './paper-patterns'

/** With initials: a deal's picture in a demo that was seeded by an earlier version. */
const KEY = /^paper\/(\d)\/(\d{1,2})(?:\/([a-z0-9]{1,2}|u[0-9a-f]{4,5}(?:-u[0-9a-f]{4,5})?))?$/
/** Pixels of a store's cover. */
const COVER = [1600, 900] as const
/** Pixels of a deal's picture. */
const CARD = [900, 675] as const

/** The key of the pattern that replaces a missing cover. */
export function coverPaperKey(gid: number, accent?: string): string {
  // stores that share their colours do not share their pattern
  const pattern = (gid + Math.floor(gid / SHARED_COLOURS)) % PATTERNS.length
  return `paper/${pattern}/${coloursOf(gid, accent)}`
}

export function isPaperKey(key: string): boolean {
  const [, pattern, colours, initials = ''] = KEY.exec(key) ?? []
  return (
    areDrawable(initials) &&
    colours !== undefined &&
    Number(pattern) < PATTERNS.length &&
    Number(colours) < LOGO_COLOURS.length
  )
}

export async function drawPaper(key: string): Promise<Buffer> {
  const [, which, colours, initials] = KEY.exec(key) ?? []
  const pattern = PATTERNS[Number(which)]
  const [ground, ink] = LOGO_COLOURS[Number(colours)] ?? []
  if (!pattern || !ground || !ink) throw new Error(`not a paper: ${key}`)
  const [width, height] = initials ? CARD : COVER
  const [tileWidth, tileHeight] = pattern.size
  const motif = pattern.line
    ? `<path d="${pattern.line}" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`
    : `<path d="${pattern.fill}" fill="${ink}"/>`
  const sign = initials
    ? `<circle cx="${width / 2}" cy="${height / 2}" r="150" fill="${ground}"/>${await drawSign(initials, ink, [width, height], 8)}`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="motif" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse">${motif}</pattern></defs><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#motif)" opacity="0.16"/>${sign}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
}
