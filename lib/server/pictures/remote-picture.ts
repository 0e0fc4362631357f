import 'server-only'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { allowedPicture, FOREIGN_PICTURES } from '@/lib/commerce-client/transport/picture-url'
import { withDeadline } from '@/lib/deadline'
import { env } from '@/lib/env'
import { isPublicAddress } from '@/lib/public-address'
import { PICTURE_KEY } from '@/lib/server/routing/picture-address'

const TIMEOUT_MS = 8000
const MAX_BYTES = 15_000_000
/** No SVG: it could run script on our own origin. */
const TYPES = /^image\/(webp|jpeg|png|gif|avif)\b/

interface RemotePicture {
  type: string
  bytes: Buffer<ArrayBuffer>
}

/** A name must not lead to a private address, unless the API itself is there; a listed IP address is not looked up. */
const guardedLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [])
    const isTrusted = hostname === 'localhost' || hostname === new URL(env().COMMERCE_API_URL).hostname
    if (!isTrusted && !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} has no public address`), [])
    if (options.all) return callback(null, found)
    callback(null, found[0]?.address ?? '', found[0]?.family)
  })

const agent = new Agent({ connect: { timeout: 2000, lookup: guardedLookup }, maxResponseSize: MAX_BYTES })

/**
 * Reads the picture behind an address below `/media`, from the API or from an allowed origin, without the caller's
 * cookie. Follows no redirect. `missing` when there is no such picture or it may not be shown, `failed` without an
 * answer in 8 s.
 */
export async function readRemotePicture(address: string): Promise<RemotePicture | 'missing' | 'failed'> {
  const source = sourceOf(address)
  if (!source) return 'missing'
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const { statusCode, headers, body } = await request(source, { dispatcher: agent, signal })
    const type = String(headers['content-type'] ?? '')
    if (statusCode !== 200 || !TYPES.test(type)) {
      // nobody reads the rest; that it is aborted is an event, which must not end the process
      body.on('error', () => {}).destroy()
      return 'missing'
    }
    return { type, bytes: Buffer.from(await body.arrayBuffer()) }
  }).catch(() => 'failed')
}

function sourceOf(address: string): URL | null {
  const { pathname, searchParams } = new URL(address, 'http://storefront')
  if (pathname === FOREIGN_PICTURES) return allowedPicture(searchParams.get('url') ?? '')
  const key = pathname.slice('/media/'.length)
  return PICTURE_KEY.test(key) ? new URL(`${env().COMMERCE_API_URL}/media/${key}`) : null
}
