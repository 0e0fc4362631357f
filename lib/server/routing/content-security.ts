import { env } from '@/lib/env'

/** The policy of every document except for scripts; map tiles and a configured logo are the only external pictures. */
function common(providers = ''): string[] {
  const { MAP_TILES_URL, GOOGLE_MAPS_KEY, BRAND_LOGO, PICTURE_ORIGINS } = env()
  const assets = assetOrigin()
  const tiles = new URL(MAP_TILES_URL.replace(/[{}]/g, '')).origin
  const logo = /^https?:/.test(BRAND_LOGO) ? ` ${new URL(BRAND_LOGO).origin}` : ''
  const maps = GOOGLE_MAPS_KEY ? ' https://maps.googleapis.com https://maps.gstatic.com' : ''
  return [
    "default-src 'self'",
    `img-src 'self' data: blob: ${tiles}${maps}${logo}${providers}${assets}`,
    `media-src ${["'self'", ...PICTURE_ORIGINS].join(' ')}`,
    `style-src 'self' 'unsafe-inline'${assets}`,
    `connect-src 'self' ${tiles}${maps}${providers}`,
    `frame-src 'self'${providers}`,
    "worker-src 'self' blob:",
    `font-src 'self'${assets}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
}

/**
 * Cached pages cannot carry a nonce: `lib/page-cache` replaces `unsafe-inline` with the hashes of our own inline scripts, and
 * asks for one with a nonce where a page has others.
 */
export function publicPolicy(nonce?: string): string {
  const own = nonce ? `'unsafe-inline' 'nonce-${nonce}'` : "'unsafe-inline'"
  return [...common(), `script-src 'self' ${own}${assetOrigin()}${developmentEval()}`].join('; ')
}

/**
 * Private pages are rendered per request, so their scripts carry its nonce. Payment providers have frames of their own
 * there, which call their own servers.
 */
export function privatePolicy(nonce: string, providerOrigins: string[]): string {
  return [
    ...common(providerOrigins.map((origin) => ` ${origin}`).join('')),
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${assetOrigin()}${developmentEval()}`,
  ].join('; ')
}

/** After a space; empty where scripts, styles and typefaces are our own. */
function assetOrigin(): string {
  const { ASSET_ORIGIN } = env()
  return ASSET_ORIGIN ? ` ${ASSET_ORIGIN}` : ''
}

/** React's development build rebuilds stack traces with eval. */
function developmentEval(): string {
  return process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
}

/** No opener policy: with one, browsers start another process between the response and the first paint. */
export const FIXED_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}
