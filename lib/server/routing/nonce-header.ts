import { randomUUID } from 'node:crypto'
import type { HeaderReader } from '@/lib/server/site/host'
import { globalSingleton } from '@/lib/telemetry/global-singleton'

/** The page cache asks Next for a public page with a nonce by this header. */
export const NONCE_HEADER = 'x-plaza-nonce'

/** Proves that the page cache of this process asks: a page with a nonce is rendered for each request. */
export function nonceSecret(): string {
  return globalSingleton('nonce-secret', randomUUID)
}

export function wantsNonce(headers: HeaderReader): boolean {
  return headers.get(NONCE_HEADER) === nonceSecret()
}
