import { LRUCache } from 'lru-cache'
import type { StoredBody } from './stored-body'

export interface StoredPage {
  status: number
  body: StoredBody
  tags: readonly string[]
  /** when Next rendered or confirmed it, in ms */
  at: number
  /** the page is outdated: it is sent only while no new one can be rendered */
  isPurged?: boolean
  /** when there was last no new one to be had, in ms */
  failedAt?: number
}

export interface PageCache {
  get: (key: string) => StoredPage | undefined
  set: (key: string, page: StoredPage) => void
  remove: (key: string) => void
  /** Marks the pages with any of these tags. */
  purge: (tags: readonly string[]) => void
  generation: () => number
  bytes: () => number
  count: () => number
}

/** The least recently used ones make room. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.size })
  let generation = 0
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    remove: (key) => void pages.delete(key),
    purge(tags) {
      generation++
      for (const page of pages.values()) page.isPurged ||= tags.some((tag) => page.tags.includes(tag))
    },
    generation: () => generation,
    bytes: () => pages.calculatedSize,
    count: () => pages.size,
  }
}
