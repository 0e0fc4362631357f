import 'server-only'
import sharp, { type OverlayOptions } from 'sharp'
import { DEFAULT_LOGO, type Site } from '@/lib/domain/site/site'
import { THEME } from '@/lib/server/pages/theme-colours'
import { mark } from './drawn-mark'
import { drawnNumber } from './drawn-number'
import { readPicture } from './read-picture'

const WIDTH = 1200
const HEIGHT = 630
const LOGO = 132
const EDGE = 56

interface OgFacts {
  site: Site
  /** of the background, as `/media/deals/12/1`; none for a plain one */
  picture?: string
  /** price off, 0 for none */
  percent?: number
}

/** The 1200×630 picture of a shared link: the deal's own, darkened at the foot, with price off and logo. */
export async function renderOgPicture({ site, picture, percent = 0 }: OgFacts): Promise<Buffer> {
  const [photo, logo] = await Promise.all([picture ? readPicture(picture) : null, logoOf(site)])
  const ground = photo
    ? await sharp(photo).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'attention' }).toBuffer()
    : Buffer.from(plainGround(logo === null))
  const drawn = photo ? overlay(percent, logo === null) : `${open()}${badge(percent)}</svg>`
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawn), top: 0, left: 0 }]
  if (logo) layers.push({ input: logo, top: HEIGHT - LOGO - EDGE, left: EDGE })
  return sharp(ground).composite(layers).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Without a photo: colour, and our mark in the middle of it. */
function plainGround(ownMark: boolean): string {
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="#e2662b"/><stop offset="1" stop-color="#8f2f0b"/></linearGradient>`
  const shapes = `<rect width="100%" height="100%" fill="url(#g)"/><circle cx="1010" cy="120" r="330" fill="#fff" opacity=".09"/><circle cx="1120" cy="560" r="230" fill="#ffc46b" opacity=".28"/>`
  const centre = `<g transform="translate(${WIDTH / 2 - 144} ${HEIGHT / 2 - 144}) scale(4.5)">${mark()}</g>`
  return `${open()}<defs>${gradient}</defs>${shapes}${ownMark ? centre : ''}</svg>`
}

function open(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`
}

function overlay(percent: number, ownMark: boolean): string {
  const gradient = `<linearGradient id="f" x2="0" y2="1"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".72"/></linearGradient>`
  const foot = '<rect width="100%" height="100%" fill="url(#f)"/>'
  const place = `translate(${EDGE} ${HEIGHT - LOGO - EDGE}) scale(${LOGO / 64})`
  return `${open()}<defs>${gradient}</defs>${foot}${ownMark ? `<g transform="${place}">${mark()}</g>` : ''}${badge(percent)}</svg>`
}

function badge(percent: number): string {
  if (percent <= 0) return ''
  const { svg, width } = drawnNumber(`-${percent}%`)
  const scale = 2.75
  const wide = width * scale + 96
  const x = WIDTH - EDGE - wide
  const y = HEIGHT - EDGE - LOGO
  return `<rect x="${x}" y="${y}" width="${wide}" height="${LOGO}" rx="${LOGO / 2}" fill="${THEME.accent}"/><g transform="translate(${x + 48} ${y + (LOGO - 32 * scale) / 2}) scale(${scale})">${svg}</g>`
}

/** The site's logo on a light tile; null where our own mark is drawn instead. */
async function logoOf(site: Site): Promise<Buffer | null> {
  if (site.logo === DEFAULT_LOGO) return null
  const picture = await readPicture(site.logo)
  return picture && tile(picture, LOGO, 30)
}

/** A picture on a light tile with round corners; `radius` 0 for none. */
export function tile(picture: Buffer, side: number, radius: number): Promise<Buffer> {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="#fff"/></svg>`
  return sharp(picture)
    .resize(side, side, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .composite([{ input: Buffer.from(frame), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
