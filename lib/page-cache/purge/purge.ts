import { markStale } from '@/lib/next-internals'
import type { PageCache } from '@/lib/page-cache/cache/page-cache'
import type { Redis } from '@/lib/redis'
import { openPurgeChannel } from './purge-channel'

type ForgetPages = (tags: readonly string[]) => void

/**
 * Forgets the pages with one of some tags, in this storefront and in all that share its Redis. Purges of the others are
 * received from then on.
 */
export function createPurge(caches: readonly PageCache[], redis?: Redis): ForgetPages {
  const purgeHere: ForgetPages = (tags) => {
    for (const cache of caches) cache.purge(tags)
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
