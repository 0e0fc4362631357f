import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * The caller's address for rate limits: the last forwarded one from this machine (the storefront, or a proxy beside
 * it) or behind a trusted proxy, else the peer's. Empty for a peer on this machine that forwards no address.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const peer = peerAddress(c)
  const isLocal = peer !== null && LOOPBACK.includes(peer)
  const forwarded = trustProxy || isLocal ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  if (peer === null) return 'in-process'
  return isLocal ? '' : peer
}

/** The peer address of the socket, or null when the app runs in process. */
function peerAddress(c: Context): string | null {
  if (!c.env?.incoming) return null
  return getConnInfo(c).remote.address ?? null
}

/** Whether the request must come from this machine. */
export function isLoopback(c: Context): boolean {
  const peer = peerAddress(c)
  return peer === null || LOOPBACK.includes(peer)
}
