import sharp from 'sharp'
import type { Site } from '@/lib/domain/site/site'
import { makePalette } from '@/lib/domain/theme/palette'

/** Our letter, as in `components/layout/header/brand.tsx`. */
const letter = (ground: string) =>
  `<path d="M20 50V18a4 4 0 0 1 4-4h10c8.300 0 14 5.400 14 13s-5.700 13-14 13h-5v10z" fill="#fff"/><path d="M29 22.500h4.600c3 0 5 1.800 5 4.500s-2 4.500-5 4.500H29z" fill="${ground}"/><circle cx="45" cy="48" r="5" fill="#ffc46b"/>`
const SHOP_FRONT =
  '<g fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"><path d="M16 28l4-13h24l4 13"/><path d="M16 28a5.300 5.300 0 0 0 10.600 0 5.300 5.300 0 0 0 10.700 0 5.300 5.300 0 0 0 10.700 0z"/><path d="M19 34v15h26V34M28 49V40h8v9"/></g>'

/** The accent of a site on which white can be read, as `#rrggbb`. */
export function accentOf(site: Site): string {
  return makePalette(site.theme.accent).light.accent
}

/** SVG in a 64-unit box: ours, or a shop front for a store. */
export function mark(site: Site): string {
  const ground = accentOf(site)
  const sign = site.kind === 'shared' ? letter(ground) : SHOP_FRONT
  return `<rect width="64" height="64" rx="18" fill="${ground}"/>${sign}`
}

/** A PNG; `radius` 0 for no round corners. */
export function logoTile(picture: Buffer, side: number, radius: number): Promise<Buffer> {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="#fff"/></svg>`
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(frame), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
