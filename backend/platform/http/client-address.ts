import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { ADDRESS_SIGNATURE_HEADER, isSignedAddress } from '@/lib/contract/signatures'
import type { RotatingSecret } from '@/lib/env-values'
import { addressKey } from './address-key'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOOPBACK_KEYS = LOOPBACK.map(addressKey)

export interface Trust {
  trustProxy: boolean
  /** the storefront signs the addresses that it forwards with it */
  storefrontSecret: RotatingSecret | null
}

/**
 * The key of the caller's IP address for rate limits: the last forwarded address if it comes from this machine, is signed
 * by the storefront or comes through a trusted proxy, else the peer's. Empty for this machine, since the storefront calls
 * for shoppers whose address is unknown.
 */
export function clientAddress(c: Context, trust: Trust): string {
  const peer = peerAddress(c)
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const key = addressKey(forwarded && isBelieved(c, peer, forwarded, trust) ? forwarded : (peer ?? 'in-process'))
  return LOOPBACK_KEYS.includes(key) ? '' : key
}

function isBelieved(c: Context, peer: string | null, forwarded: string, { trustProxy, storefrontSecret }: Trust) {
  if (trustProxy || (peer !== null && LOOPBACK.includes(peer))) return true
  const signature = c.req.header(ADDRESS_SIGNATURE_HEADER)
  if (!signature || !storefrontSecret) return false
  return storefrontSecret.some((secret) => isSignedAddress(forwarded, signature, secret))
}

/** Null if the app runs in process, without a socket. */
function peerAddress(c: Context): string | null {
  if (!c.env?.incoming) return null
  return getConnInfo(c).remote.address ?? null
}

export function isLoopback(c: Context): boolean {
  const peer = peerAddress(c)
  return peer === null || LOOPBACK.includes(peer)
}
