import { onRestored } from '@/lib/browser/on-restored'

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
    const now = readText(key)
    if (now !== text) {
      text = now
      value = (now === null ? undefined : parse(toJson(now))) ?? empty
    }
    return value
  }

  function write(next: T): void {
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // private mode or full storage: the page continues without persistence
      text = JSON.stringify(next)
      value = next
    }
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

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
