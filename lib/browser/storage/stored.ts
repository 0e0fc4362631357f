import { onRestored } from '@/lib/browser/on-restored'
import { storage } from './storage'

/** A value that cannot be read or is invalid counts as missing. */
export interface Stored<T> {
  read: () => T
  write: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** `parse` returns the value, or undefined when invalid. Subscribers also see changes by other tabs and pages. */
export function createStored<T>(key: string, empty: T, parse: (json: unknown) => T | undefined): Stored<T> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = empty

  function read(): T {
    const now = storage.read(key)
    if (now !== text) {
      text = now
      value = (now === null ? undefined : parse(toJson(now))) ?? empty
    }
    return value
  }

  function write(next: T): void {
    storage.write(key, JSON.stringify(next))
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    listeners.add(listener)
    addEventListener('storage', onStorage)
    const forgetRestored = onRestored(listener)
    return () => {
      listeners.delete(listener)
      forgetRestored()
      removeEventListener('storage', onStorage)
    }
  }

  return { read, write, subscribe }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
