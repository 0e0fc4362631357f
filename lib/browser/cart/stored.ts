/** One JSON value in localStorage, read with care: what cannot be read or does not fit is as if it were not there. */
export interface Stored<T> {
  read: () => T
  write: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** `parse` returns the value, or undefined for anything it does not accept. Other tabs' changes are told too. */
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
      // private mode or a full disk: the page goes on without memory
      text = JSON.stringify(next)
      value = next
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
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
