import { randomUUID } from 'node:crypto'
import type { HeaderReader } from '@/lib/server/site/host'
import { globalSingleton } from '@/lib/telemetry/global-singleton'

/** In which the server in front of Next asks for a public page with a nonce. */
export const NONCE_HEADER = 'x-plaza-nonce'

/** What proves that it is the one of this process: a page with a nonce is rendered for each request. */
export function nonceSecret(): string {
  return globalSingleton('nonce-secret', randomUUID)
}

export function wantsNonce(headers: HeaderReader): boolean {
  return headers.get(NONCE_HEADER) === nonceSecret()
}
