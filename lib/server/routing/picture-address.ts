import { allowedPicture, FOREIGN_PICTURES } from '@/lib/commerce-client/transport/picture-url'

/** The key of an API's picture: parts between single slashes and no steps up, so that a picture has one spelling. */
export const PICTURE_KEY = /^(?=.{1,201}$)\w[\w.-]*(?:\/[\w-][\w.-]*)*$/

const OURS = '/media/'
const OPTIMISER = '/_next/image'
const IN_WIDTH = /^\/pictures\/([1-9]\d{1,3})\/(.+)$/
const NUMBER = /^[1-9]\d{0,3}$/

/** Whether a URL of this server, a path and maybe a query, is that of a picture of a store. */
export function isPictureUrl(url: string): boolean {
  return /^\/(?:media|pictures|_next\/image)(?:[/?]|$)/.test(url)
}

/**
 * The one URL of what such a URL asks for: each other spelling, and each parameter that nothing reads, would be
 * another picture for every cache. Null for what no page of ours asks for; which widths there are is up to Next.
 */
export function pictureUrl(url: string): string | null {
  if (!URL.canParse(url, 'http://storefront')) return null
  const path = url.split('?')[0] ?? ''
  const { searchParams } = new URL(url, 'http://storefront')
  if (path === OPTIMISER) return optimised(searchParams)
  const [, width, key = ''] = IN_WIDTH.exec(path) ?? []
  if (width) return PICTURE_KEY.test(key) ? path : null
  return source(path, searchParams)
}

function optimised(query: URLSearchParams): string | null {
  const [url, w, q] = ['url', 'w', 'q'].map((name) => query.get(name) ?? '')
  if (!url?.startsWith(OURS) || !NUMBER.test(w ?? '') || !NUMBER.test(q ?? '')) return null
  const plain = pictureUrl(url)
  return plain && `${OPTIMISER}?url=${encodeURIComponent(plain)}&w=${w}&q=${q}`
}

function source(path: string, query: URLSearchParams): string | null {
  if (path !== FOREIGN_PICTURES) return path.startsWith(OURS) && PICTURE_KEY.test(path.slice(OURS.length)) ? path : null
  const foreign = allowedPicture(query.get('url') ?? '')
  if (!foreign) return null
  foreign.hash = ''
  return `${FOREIGN_PICTURES}?${new URLSearchParams({ url: foreign.href })}`
}
