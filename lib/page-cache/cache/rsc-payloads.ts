import type { Redis } from '@/lib/redis'
import { createSplitCache } from './split-cache'
import { type StoredBody, storeBody } from './stored-body'

/** Where the RSC payload of a page is, followed by its hash and the URL of the page. */
export const RSC_PAYLOAD_PATH = '/_plaza/rsc/'

const HEADERS: [string, string][] = [
  ['content-type', 'text/javascript; charset=utf-8'],
  ['cache-control', 'public, max-age=31536000, immutable'],
  ['x-content-type-options', 'nosniff'],
]
/** A stored page is sent for a shorter time, and its visitor requests its payload within it. */
const SHARED_SECONDS = 900

export const rscPayloadBody = (script: string): StoredBody => storeBody(200, HEADERS, script)

export interface RscPayloads {
  /**
   * Stores the payload of a page that was rendered here, for the other storefronts too; `isOpen` for a page of which
   * visitors can make up others without end.
   */
  add: (hash: string, body: StoredBody, isOpen: boolean) => void
  get: (hash: string) => StoredBody | undefined
  /** Null if no other storefront has it, or Redis does not reply. */
  fetch: (hash: string) => Promise<StoredBody | null>
  clear: () => void
}

/**
 * RSC payloads by their hashes, at most `maxSize` bytes. A page may come from one storefront and request its payload from
 * another, which may already have a newer page: React would then render everything anew.
 */
export function createRscPayloads(maxSize: number, redis?: Redis): RscPayloads {
  const known = createSplitCache<StoredBody>(maxSize, ({ size }) => size)
  const nameOf = (hash: string) => `plaza:rsc:${hash}`
  return {
    add(hash, body, isOpen) {
      if (known.get(hash)) return
      known.set(hash, body, isOpen)
      const expiration = { type: 'EX', value: SHARED_SECONDS } as const
      redis?.set(nameOf(hash), body.text(), { expiration }).catch(() => null)
    },
    get: (hash) => known.get(hash),
    async fetch(hash) {
      const script = await redis?.get(nameOf(hash)).catch(() => null)
      if (!script) return null
      const body = rscPayloadBody(script)
      // of which kind of page is not known here
      known.set(hash, body, true)
      return body
    },
    clear: () => known.clear(),
  }
}
