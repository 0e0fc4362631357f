import { attempt } from './attempt'

const MARK = 'plaza '
/** Keys that outlive a document: nothing that says who the visitor is, since a page of another site may see it. */
const LASTING = /^plaza:(?:cart|fulfilment|pending):/
const PROBE = 'plaza:probe'

let texts: Map<string, string> | undefined

/**
 * The texts of a browser that stores nothing. The name of the window takes those of carts on to the next document of this
 * tab, such as the checkout.
 */
const windowMemory = {
  read: (key: string): string | null => all().get(key) ?? null,
  write(key: string, text: string): void {
    all().set(key, text)
    nameWindow()
  },
  remove(key: string): void {
    if (all().delete(key)) nameWindow()
  },
  keys: (): string[] => [...all().keys()],
}

function all(): Map<string, string> {
  texts ??= new Map(readName())
  return texts
}

function nameWindow(): void {
  const lasting = [...all()].filter(([key]) => LASTING.test(key))
  window.name = lasting.length > 0 ? MARK + JSON.stringify(lasting) : ''
}

/** Whoever opens a window can name it, so the name counts only where this tab has nothing better. */
function readName(): [string, string][] {
  const { name } = window
  if (!name.startsWith(MARK) || attempt(probe)) return []
  const entries = attempt(() => JSON.parse(name.slice(MARK.length)) as unknown)
  return Array.isArray(entries) ? entries.filter(isEntry) : []
}

function probe(): boolean {
  sessionStorage.setItem(PROBE, PROBE)
  const isStored = sessionStorage.getItem(PROBE) === PROBE
  sessionStorage.removeItem(PROBE)
  return isStored
}

function isEntry(entry: unknown): entry is [string, string] {
  const [key, text] = Array.isArray(entry) ? entry : []
  return typeof key === 'string' && LASTING.test(key) && typeof text === 'string'
}

/** The storage of a tab: sessionStorage, or memory where that is denied or full. */
export const tabStorage = {
  read: (key: string): string | null => windowMemory.read(key) ?? attempt(() => sessionStorage.getItem(key)),
  write(key: string, text: string): void {
    tabStorage.remove(key)
    const isStored = attempt(() => {
      sessionStorage.setItem(key, text)
      return sessionStorage.getItem(key) === text
    })
    if (!isStored) windowMemory.write(key, text)
  },
  remove(key: string): void {
    windowMemory.remove(key)
    attempt(() => sessionStorage.removeItem(key))
  },
  keys: (): string[] => [...windowMemory.keys(), ...(attempt(() => Object.keys(sessionStorage)) ?? [])],
}
