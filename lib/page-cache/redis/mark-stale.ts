import { createRequire } from 'node:module'
import type { Purge } from './purge-channel'

// the same instance as the server's
const { tagsManifest } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
) as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external')

/** Has Next render pages with these tags again, as `revalidateTag` does, which only works within a request. */
export function markStale(purge: Purge): void {
  for (const [tag, at] of purge) {
    const known = tagsManifest.get(tag)
    tagsManifest.set(tag, { ...known, stale: Math.max(known?.stale ?? 0, at) })
  }
}
