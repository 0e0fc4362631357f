import sharp from 'sharp'
import { areDrawable, initialsOf } from './initials'
import { coloursOf, LOGO_COLOURS } from './logo-colours'
import { drawSign } from './sign'

const SIDE = 400
const KEY = /^logo\/([a-z0-9]{1,2}|u[0-9a-f]{4,5}(?:-u[0-9a-f]{4,5})?)\/(\d{1,2})$/

/** `accent` is the accent of the store's own site, such as `#1f4e79`. */
export function logoKey(gid: number, name: string, accent?: string): string {
  return `logo/${initialsOf(name)}/${coloursOf(gid, accent)}`
}

export function isLogoKey(key: string): boolean {
  const [, initials = '', colours] = KEY.exec(key) ?? []
  return colours !== undefined && Number(colours) < LOGO_COLOURS.length && areDrawable(initials)
}

/** Draws a square WebP. */
export async function drawLogo(key: string): Promise<Buffer> {
  const [, initials = '', colours] = KEY.exec(key) ?? []
  const [ground, ink] = LOGO_COLOURS[Number(colours)] ?? []
  if (!ground || !ink) throw new Error(`not a logo: ${key}`)
  const sign = await drawSign(initials, ink, [SIDE, SIDE], isSingle(initials) ? 12 : 9.5)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${ground}"/>${sign}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}

const isSingle = (initials: string) => initials.length === 1 || /^u\w+$/.test(initials)
