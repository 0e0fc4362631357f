import { env } from '@/lib/env'

/** A picture under our own `/media`; an external URL is unchanged, a missing one is empty. */
export function toPictureUrl(wire: string | null | undefined): string {
  if (!wire) return ''
  const own = `${env().COMMERCE_API_URL}/media/`
  if (wire.startsWith(own)) return `/media/${wire.slice(own.length)}`
  if (/^https?:/.test(wire)) return wire
  return `/media/${wire.replace(/^\/?(media\/)?/, '')}`
}
