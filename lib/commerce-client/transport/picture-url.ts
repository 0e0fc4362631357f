import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** No API names nearly as many hosts; a hostile one could name endless ones. */
const MAX_WARNINGS = 100
const warned = new Set<string>()

/** Where our own site serves pictures of other hosts; their address is its `url`. */
export const FOREIGN_PICTURES = '/media/from'

/**
 * The address of a picture on our own site, under `/media`; empty for none, and for one on a host that is not allowed,
 * which is logged once.
 */
export function toPictureUrl(wire: string | null | undefined): string {
  if (!wire) return ''
  const own = `${env().COMMERCE_API_URL}/media/`
  if (wire.startsWith(own)) return `/media/${wire.slice(own.length)}`
  if (!/^(https?:)?\/\//i.test(wire)) return `/media/${wire.replace(/^\/?(media\/)?/, '')}`
  const address = wire.startsWith('//') ? `https:${wire}` : wire
  if (allowedPicture(address)) return `${FOREIGN_PICTURES}?${new URLSearchParams({ url: address })}`
  warnOnce(address)
  return ''
}

/** The URLs of a list of pictures, without those that are not shown. */
export function toPictureUrls(wire: readonly string[] | null | undefined): string[] {
  return (wire ?? []).map(toPictureUrl).filter((address) => address !== '')
}

/** Browsers load it from its own host; null for none, and as for pictures. */
export function toVideoUrl(wire: string | null | undefined): string | null {
  if (!wire) return null
  if (allowedPicture(wire) && env().PICTURE_ORIGINS.includes(new URL(wire).origin)) return wire
  warnOnce(wire)
  return null
}

/** Null unless it is on the API's own origin or on one of `PICTURE_ORIGINS`. */
export function allowedPicture(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const { COMMERCE_API_URL, PICTURE_ORIGINS } = env()
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && [new URL(COMMERCE_API_URL).origin, ...PICTURE_ORIGINS].includes(url.origin) ? url : null
}

function warnOnce(address: string): void {
  const origin = URL.canParse(address) ? new URL(address).origin : 'not an address'
  if (warned.has(origin) || warned.size >= MAX_WARNINGS) return
  warned.add(origin)
  log.warn({ reason: origin }, 'pictures or videos are left out: their origin is not in PICTURE_ORIGINS')
}
