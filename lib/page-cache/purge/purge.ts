import { createRequire } from 'node:module'
import type { PageCache } from '@/lib/page-cache/page-cache'
import type { Redis } from '@/lib/redis'
import { openPurgeChannel, type Purge } from './purge-channel'

// the same instance as Next's
const { tagsManifest } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
) as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external')

type ForgetPages = (tags: readonly string[]) => void

/**
 * Forgets the pages with one of some tags, in this storefront and in all that share its Redis. Purges of the others are
 * received from then on.
 */
export function createPurge(stores: readonly PageCache[], redis?: Redis): ForgetPages {
  const purgeHere: ForgetPages = (tags) => {
    for (const store of stores) store.purge(tags)
  }
  if (!redis) return purgeHere
  const channel = openPurgeChannel(redis, (purge) => {
    markStale(purge)
    purgeHere([...purge.keys()])
  })
  return (tags) => {
    purgeHere(tags)
    void channel.publish(tags)
  }
}

/** Has Next render pages with these tags again, as `revalidateTag` does, which only works within a request. */
function markStale(purge: Purge): void {
  for (const [tag, at] of purge) {
    const known = tagsManifest.get(tag)
    tagsManifest.set(tag, { ...known, stale: Math.max(known?.stale ?? 0, at) })
  }
}
