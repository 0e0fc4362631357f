import { LRUCache } from 'lru-cache'

export interface SplitCache<Value> {
  get: (key: string) => Value | undefined
  /** `isOpen` is for what visitors can make up without end: searches, unknown pages, scanned codes */
  set: (key: string, value: Value, isOpen: boolean) => void
  clear: () => void
}

/** A cache of `maxSize` bytes in two parts, of which what can be made up without end fills the smaller one alone. */
export function createSplitCache<Value extends object>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): SplitCache<Value> {
  const part = (bytes: number) => new LRUCache<string, Value>({ maxSize: bytes, sizeCalculation: sizeOf })
  const [pages, others] = [part((maxSize * 3) / 4), part(maxSize / 4)]
  return {
    get: (key) => pages.get(key) ?? others.get(key),
    set: (key, value, isOpen) => void (isOpen ? others : pages).set(key, value),
    clear() {
      pages.clear()
      others.clear()
    },
  }
}
