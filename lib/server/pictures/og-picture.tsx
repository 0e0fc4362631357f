import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { DEFAULT_LOGO, type Site } from '@/lib/domain/site/site'
import { LOGO, OgLayer } from './og-layer'
import { readPicture } from './read-picture'
import { logoTile } from './site-mark'

const SIZE = { width: 1200, height: 630 }
const FONT = path.join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-800-normal.woff')

interface OgFacts {
  site: Site
  /** the background, such as `/media/deals/12/1`; undefined for a plain one */
  picture?: string
  /** discount in percent, 0 for none */
  percent?: number
}

/** The 1200×630 JPEG of a shared link: the deal's own picture, darkened at the bottom, with discount badge and logo. */
export async function renderOgPicture({ site, picture, percent = 0 }: OgFacts): Promise<Buffer> {
  const [photo, logo, font] = await Promise.all([picture ? readPicture(picture) : null, readLogo(site), readFile(FONT)])
  const layer = new ImageResponse(<OgLayer site={site} hasPhoto={photo !== null} logo={logo} percent={percent} />, {
    ...SIZE,
    fonts: [{ name: 'Figtree', data: new Uint8Array(font).buffer }],
  })
  const rendered = Buffer.from(await layer.arrayBuffer())
  const whole = photo
    ? sharp(photo)
        .resize({ ...SIZE, fit: 'cover', position: 'attention' })
        .composite([{ input: rendered }])
    : sharp(rendered)
  return whole.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Null for the site's mark. */
async function readLogo(site: Site): Promise<Buffer | null> {
  if (site.logo === DEFAULT_LOGO) return null
  const picture = await readPicture(site.logo)
  return picture && logoTile(picture, LOGO, 30)
}
