import type { DocumentRequest } from '@/lib/page-cache/cache/cache-key'
import type { PageCache, StoredPage } from '@/lib/page-cache/cache/page-cache'
import type { BuiltPage } from '@/lib/page-cache/document/build-page'
import { inDraftMode } from '@/lib/page-cache/document/draft-mode'
import type { PageCacheMetrics } from '@/lib/page-cache/telemetry/metrics'
import { outageHeaders } from '@/lib/server/routing/outage-header'
import { partFailureCount } from '@/lib/server/routing/part-failures'

interface Parts {
  build: (request: DocumentRequest) => Promise<BuiltPage>
  pages: PageCache
  searches: PageCache
  metrics: PageCacheMetrics
}

/** Renders public pages, each once for all who ask for it at the same time, and stores them. */
export function createRenderer({ build, pages, searches, metrics }: Parts) {
  const building = new Map<string, { generation: number; built: Promise<BuiltPage> }>()
  const standingIn = new Map<string, Promise<BuiltPage>>()
  const buildingPartial = new Map<string, Promise<BuiltPage>>()
  const cacheFor = ({ isSearch }: DocumentRequest) => (isSearch ? searches : pages)

  /**
   * The page as Next renders it. One that fails for a part that it can do without, and of which `last` is not known, is
   * requested once more without that part.
   */
  async function render(request: DocumentRequest, last?: StoredPage): Promise<BuiltPage> {
    const failures = partFailureCount()
    const page = await build(request)
    if (page.status < 500 || last || partFailureCount() === failures) return page
    return buildPartial(request)
  }

  /** The page without the parts that fail or are late; nobody stores it. */
  function buildPartial(request: DocumentRequest): Promise<BuiltPage> {
    const known = buildingPartial.get(request.key)
    if (known) return known
    metrics.count('partial')
    const built = inDraftMode(request.origin)
      .then((origin) => build({ ...request, isStorable: false, origin }))
      .finally(() => buildingPartial.delete(request.key))
    buildingPartial.set(request.key, built)
    return built
  }

  /**
   * The page as it is now; whoever asks for it meanwhile gets the same, unless there was a purge since it was begun. Stored
   * unless it was purged on the way.
   */
  function refresh(request: DocumentRequest): Promise<BuiltPage> {
    const cache = cacheFor(request)
    const generation = cache.generation()
    const known = building.get(request.key)
    if (known?.generation === generation) return known.built
    const built = render(request, cache.get(request.key))
      .then((page) => {
        if (page.isStorable && generation === cache.generation()) cache.set(request.key, page)
        // moved or gone; a failure says nothing about the page
        if (page.status >= 300 && page.status < 500) cache.remove(request.key)
        return page
      })
      .finally(() => {
        if (building.get(request.key)?.built === built) building.delete(request.key)
      })
    building.set(request.key, { generation, built })
    return built
  }

  /** In place of a page that fails or takes too long and was never stored: one with the same header and ways on. */
  function standIn(request: DocumentRequest): Promise<BuiltPage> {
    const known = standingIn.get(request.key)
    if (known) return known
    metrics.count('unavailable')
    // whoever tries again is not to wait for what has failed or hangs
    building.delete(request.key)
    const { url, headers } = request.origin
    const built = build({
      ...request,
      isStorable: false,
      origin: { url, headers: { ...headers, ...outageHeaders() } },
    }).finally(() => standingIn.delete(request.key))
    standingIn.set(request.key, built)
    return built
  }

  return { cacheFor, render, refresh, buildPartial, standIn }
}
