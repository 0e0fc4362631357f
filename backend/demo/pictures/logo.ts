import sharp from 'sharp'
import { coloursOf, LOGO_COLOURS } from './logo-colours'
import { lettersOf, monogram } from './monogram'

const SIDE = 400
const KEY = /^logo\/([a-z0-9]{1,2})\/(\d{1,2})$/

/** `accent` is that of the store's own site, as `#1f4e79`. */
export function logoKey(gid: number, name: string, accent?: string): string {
  return `logo/${lettersOf(name)}/${coloursOf(gid, accent)}`
}

export function isLogoKey(key: string): boolean {
  const [, , colours] = KEY.exec(key) ?? []
  return colours !== undefined && Number(colours) < LOGO_COLOURS.length
}

/** A square webp. */
export async function drawLogo(key: string): Promise<Buffer> {
  const [, letters = '', colours] = KEY.exec(key) ?? []
  const [ground, ink] = LOGO_COLOURS[Number(colours)] ?? []
  if (!ground || !ink) throw new Error(`not a logo: ${key}`)
  const letterforms = monogram(letters, ink, [SIDE, SIDE], letters.length === 1 ? 12 : 9.5)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${ground}"/>${letterforms}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}
