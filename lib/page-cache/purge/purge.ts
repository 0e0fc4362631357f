import { DEADLINES } from '@/lib/domain/time/deadlines'
import { expireTags } from '@/lib/next-internals'
import type { PageCache } from '@/lib/page-cache/cache/page-cache'
import type { Redis } from '@/lib/redis'
import { openPurgeChannel } from './purge-channel'

type PurgePages = (tags: readonly string[]) => void

/** Every read of the API that was under way when the purge came has ended by then. */
const SETTLED_MS = DEADLINES.read + 500

/**
 * Purges the pages with one of some tags, in this storefront and in all that share its Redis. Purges of the others are
 * received from then on.
 */
export function createPurge(caches: readonly PageCache[], redis?: Redis): PurgePages {
  const purgePages: PurgePages = (tags) => {
    for (const cache of caches) cache.purge(tags)
  }
  /** Once more a little later: what was being read or rendered meanwhile is stored as if it were of after the change. */
  const purgeHere: PurgePages = (tags) => {
    purgePages(tags)
    const again = () => {
      expireTags(new Map(tags.map((tag) => [tag, Date.now()])))
      purgePages(tags)
    }
    setTimeout(again, SETTLED_MS).unref()
  }
  if (!redis) return purgeHere
  const channel = openPurgeChannel(redis, (purge) => {
    expireTags(purge)
    purgeHere([...purge.keys()])
  })
  return (tags) => {
    purgeHere(tags)
    void channel.publish(tags)
  }
}
