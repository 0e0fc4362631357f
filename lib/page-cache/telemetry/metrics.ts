import { Counter, Gauge, Registry } from 'prom-client'
import { BREAKER_STATES, breakersIn } from '@/lib/telemetry/breakers'
import { addCounters, processMetrics } from '@/lib/telemetry/process-metrics'
import { type AnsweredRequest, createRequestMetrics } from '@/lib/telemetry/request-metrics'

const HELP = {
  hit: 'Public pages sent from memory',
  stale: 'Public pages sent from memory while they were rendered again, or because that failed',
  miss: 'Public pages sent as soon as they were rendered',
  unstored: 'Public pages of customers, and pages that do not exist',
  fill: 'Public pages rendered by Next',
  untransformed: 'Public pages that were not built as expected, and sent as they came',
  partial: 'Public pages rendered once more without a part whose read failed',
  unavailable: 'Pages with status 503 rendered in place of one that failed or took too long',
}
type PageEvent = keyof typeof HELP

export interface PageCacheMetrics {
  text: () => Promise<string>
  contentType: string
  count: (event: PageEvent) => void
  countRequest: (request: AnsweredRequest) => void
}

/** How much is stored now. */
interface PageStore {
  bytes: () => number
  count: () => number
}

/** Events of its page cache are plain numbers until somebody asks: they are many. */
export function createPageCacheMetrics(caches: Record<string, PageStore>): PageCacheMetrics {
  const registry = new Registry()
  const registers = [registry]
  const counts: Record<PageEvent, number> = {
    hit: 0,
    stale: 0,
    miss: 0,
    unstored: 0,
    fill: 0,
    untransformed: 0,
    partial: 0,
    unavailable: 0,
  }
  for (const event of Object.keys(HELP) as PageEvent[])
    new Counter({
      name: `plaza_pages_${event}_total`,
      help: HELP[event],
      registers,
      collect() {
        this.reset()
        this.inc(counts[event])
      },
    })
  for (const [name, help, read] of [
    ['plaza_page_cache_bytes', 'Bytes of the pages in memory, at most', 'bytes'],
    ['plaza_page_cache_pages', 'Pages in memory', 'count'],
  ] as const)
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect() {
        for (const [cache, pages] of Object.entries(caches)) this.set({ cache }, pages[read]())
      },
    })
  new Gauge({
    name: 'plaza_remote_breakers',
    help: 'Circuit breakers of the commerce API by state; an open one fails calls without making them',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of BREAKER_STATES) this.set({ state }, breakersIn(state))
    },
  })
  const countRequest = createRequestMetrics(registry)
  addCounters(registry, ['remote', 'limits', 'purges', 'errors'])
  return {
    text: () => Registry.merge([registry, processMetrics()]).metrics(),
    contentType: registry.contentType,
    count: (event) => void counts[event]++,
    countRequest,
  }
}
