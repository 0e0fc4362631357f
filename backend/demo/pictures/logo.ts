import sharp from 'sharp'
import { strokesOf } from './letters'
import { LOGO_COLOURS } from './logo-colours'

const SIDE = 400
const KEY = /^logo\/([a-z0-9]{1,2})\/(\d{1,2})$/
const SMALL_WORDS = new Set(['the', 'and', 'of', 'at'])
/** Each colour once before one repeats, and neighbours in the list of stores look different. */
const STEP = 7

/** The key of a store's logo: the initials of its English name, in colours of its own. */
export function logoKey(gid: number, name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const letters = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.charAt(0))
  return `logo/${letters.slice(0, 2).join('') || 'p'}/${(gid * STEP) % LOGO_COLOURS.length}`
}

/** Whether a logo can be drawn for this key. */
export function isLogoKey(key: string): boolean {
  const [, , colours] = KEY.exec(key) ?? []
  return colours !== undefined && Number(colours) < LOGO_COLOURS.length
}

/** Draws the logo of a key as a square webp: initials above a short line. */
export async function drawLogo(key: string): Promise<Buffer> {
  const [, letters = '', colours] = KEY.exec(key) ?? []
  const [ground, ink] = LOGO_COLOURS[Number(colours)] ?? []
  if (!ground) throw new Error(`not a logo: ${key}`)
  const scale = letters.length === 1 ? 12 : 9.5
  const step = 15
  const width = (letters.length - 1) * step + 10
  const left = SIDE / 2 - (width * scale) / 2
  const top = SIDE / 2 - 8 * scale
  const strokes = [...letters.toUpperCase()].map(
    (letter, n) => `<path transform="translate(${n * step} 0)" d="${strokesOf(letter)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} ${top}) scale(${scale})">${strokes.join('')}<path stroke-width="1" d="M${width / 2 - 2.5} 18.5h5"/></g></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}
