import { Counter, Gauge, Registry } from 'prom-client'
import type { PageStore } from './page-store'

const HELP = {
  hit: 'Public pages sent from memory',
  stale: 'Public pages sent from memory while they were rendered again, or because that failed',
  miss: 'Public pages sent as soon as they were rendered',
  unstored: 'Public pages of customers, and pages that do not exist',
  fill: 'Public pages rendered by Next',
  untransformed: 'Public pages that were not built as expected, and sent as they came',
}
type PageEvent = keyof typeof HELP

export interface FrontMetrics {
  registry: Registry
  count: (event: PageEvent) => void
}

/** The metrics of the page cache of this process. Its events are plain numbers until somebody asks: they are many. */
export function createFrontMetrics(stores: Record<string, PageStore>): FrontMetrics {
  const registry = new Registry()
  const registers = [registry]
  const counts: Record<PageEvent, number> = { hit: 0, stale: 0, miss: 0, unstored: 0, fill: 0, untransformed: 0 }
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
      labelNames: ['store'],
      registers,
      collect() {
        for (const [store, pages] of Object.entries(stores)) this.set({ store }, pages[read]())
      },
    })
  return { registry, count: (event) => void counts[event]++ }
}
