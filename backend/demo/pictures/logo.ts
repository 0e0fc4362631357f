import sharp from 'sharp'
import { strokesOf } from './letters'
import { coloursOf, LOGO_COLOURS } from './logo-colours'

const SIDE = 400
/** units from one letter to the next */
const SPACING = 15
const KEY = /^logo\/([a-z0-9]{1,2})\/(\d{1,2})$/
const SMALL_WORDS = new Set(['the', 'and', 'of', 'at'])
/** The initials of a store's English name, in lower case. */
export function lettersOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const letters = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.charAt(0))
  return letters.slice(0, 2).join('') || 'p'
}

/** The key of a store's logo: its initials, in colours of its own. */
export function logoKey(gid: number, name: string): string {
  return `logo/${lettersOf(name)}/${coloursOf(gid)}`
}

/** Whether a logo can be drawn for this key. */
export function isLogoKey(key: string): boolean {
  const [, , colours] = KEY.exec(key) ?? []
  return colours !== undefined && Number(colours) < LOGO_COLOURS.length
}

/** Initials above a thin line, in the middle of an area; `scale` is px per unit of a letter's grid. */
export function monogram(
  letters: string,
  ink: string,
  [width, height]: readonly [number, number],
  scale: number,
): string {
  const span = (letters.length - 1) * SPACING + 10
  const [left, top] = [width / 2 - (span * scale) / 2, height / 2 - 8 * scale]
  const strokes = [...letters.toUpperCase()].map(
    (letter, n) => `<path transform="translate(${n * SPACING} 0)" d="${strokesOf(letter)}"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} ${top}) scale(${scale})">${strokes.join('')}<path stroke-width="0.8" d="M0 19.5h${span}"/></g>`
}

/** Draws the logo of a key as a square webp. */
export async function drawLogo(key: string): Promise<Buffer> {
  const [, letters = '', colours] = KEY.exec(key) ?? []
  const [ground, ink] = LOGO_COLOURS[Number(colours)] ?? []
  if (!ground || !ink) throw new Error(`not a logo: ${key}`)
  const letterforms = monogram(letters, ink, [SIDE, SIDE], letters.length === 1 ? 12 : 9.5)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${ground}"/>${letterforms}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}
