import type { CSSProperties } from 'react'
import type { Site } from '@/lib/domain/site/site'
import { makePalette } from '@/lib/domain/theme/palette'
import { mark } from './site-mark'

const EDGE = 56
const CENTRED_MARK = 288
export const LOGO = 132

interface OgLayerProps {
  site: Site
  hasPhoto: boolean
  /** a PNG; null for the site's mark */
  logo: Buffer | null
  /** discount in percent, 0 for none */
  percent: number
}

/** The overlay on the photo of a shared link; without a photo, the whole picture. */
export function OgLayer({ site, hasPhoto, logo, percent }: OgLayerProps) {
  const { accent, strong } = makePalette(site.theme.accent).light
  const plain = { backgroundImage: `linear-gradient(135deg, ${accent}, ${strong})` }
  const isCentred = !hasPhoto && !logo
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark(site)}</svg>`
  const source = logo ? dataUri('image/png', logo) : dataUri('image/svg+xml', Buffer.from(svg))
  const side = isCentred ? CENTRED_MARK : LOGO
  return (
    <div style={{ ...FILL, ...(hasPhoto ? DARK_FOOT : plain) }}>
      {!hasPhoto && <div style={{ ...circle(1010, 120, 330), background: '#fff', opacity: 0.09 }} />}
      {!hasPhoto && <div style={{ ...circle(1120, 560, 230), background: '#ffc46b', opacity: 0.28 }} />}
      <div style={{ ...FILL, ...(isCentred ? CENTRE : FOOT) }}>
        {/* biome-ignore lint/performance/noImgElement: it becomes a picture, never a page */}
        <img src={source} alt="" width={side} height={side} />
      </div>
      {percent > 0 && <div style={{ ...BADGE, background: accent }}>{`-${percent}%`}</div>}
    </div>
  )
}

function dataUri(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

function circle(x: number, y: number, radius: number): CSSProperties {
  const side = 2 * radius
  return { position: 'absolute', left: x - radius, top: y - radius, width: side, height: side, borderRadius: radius }
}

const FILL: CSSProperties = { position: 'absolute', display: 'flex', width: '100%', height: '100%' }
const CENTRE: CSSProperties = { alignItems: 'center', justifyContent: 'center' }
const FOOT: CSSProperties = { alignItems: 'flex-end', padding: EDGE }
const DARK_FOOT: CSSProperties = { backgroundImage: 'linear-gradient(rgba(0,0,0,0) 45%, rgba(0,0,0,.72))' }
const BADGE: CSSProperties = {
  position: 'absolute',
  right: EDGE,
  bottom: EDGE,
  display: 'flex',
  alignItems: 'center',
  height: LOGO,
  padding: '0 48px',
  borderRadius: LOGO / 2,
  color: '#fff',
  fontSize: 104,
}
