import { LRUCache } from 'lru-cache'
import type { StoredBody } from './stored-body'

export interface StoredPage {
  status: number
  body: StoredBody
  tags: readonly string[]
  /** when Next rendered or confirmed it, in ms */
  at: number
}

export interface PageCache {
  get: (key: string) => StoredPage | undefined
  set: (key: string, page: StoredPage) => void
  remove: (key: string) => void
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
      for (const [key, page] of pages) if (tags.some((tag) => page.tags.includes(tag))) pages.delete(key)
    },
    generation: () => generation,
    bytes: () => pages.calculatedSize,
    count: () => pages.size,
  }
}
