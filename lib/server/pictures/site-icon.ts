import 'server-only'
import sharp from 'sharp'
import { DEFAULT_LOGO, type Site } from '@/lib/domain/site/site'
import { readPicture } from './read-picture'
import { accentOf, logoTile, mark } from './site-mark'

/** A launcher may crop a maskable icon to a circle, and iOS rounds icons itself: both fill the whole square. */
export const ICON_NAMES = ['180', '192', '512', 'maskable-512']

export async function renderIcon(site: Site, name: string): Promise<Buffer> {
  const side = Number(name.replace('maskable-', ''))
  const toEdge = name.startsWith('maskable-') || side === 180
  const logo = site.logo === DEFAULT_LOGO || site.logo === '' ? null : await readPicture(site.logo)
  if (logo) return logoTile(logo, side, toEdge ? 0 : side / 5)
  const inset = toEdge ? 'translate(8 8) scale(.75)' : ''
  const ground = toEdge ? `<rect width="64" height="64" fill="${accentOf(site)}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}">${ground}<g transform="${inset}">${mark(site)}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
