import { attempt } from './attempt'
import { tabStorage } from './tab-storage'

/** A text that localStorage refused. */
interface TabText {
  text: string
  /** what localStorage had then: once another tab has stored something else, that is newer */
  instead: string | null
}

/** The storage of all tabs: localStorage, or that of this tab where it is denied or full. */
export const storage = {
  read: (key: string): string | null => (tabTextOf(key) ?? { text: readShared(key) }).text,
  write(key: string, text: string): void {
    const isStored = attempt(() => {
      localStorage.setItem(key, text)
      return localStorage.getItem(key) === text
    })
    if (isStored) tabStorage.remove(key)
    else tabStorage.write(key, JSON.stringify({ text, instead: readShared(key) } satisfies TabText))
  },
  remove(key: string): void {
    attempt(() => localStorage.removeItem(key))
    tabStorage.remove(key)
  },
  keys(prefix: string): string[] {
    const keys = [...(attempt(() => Object.keys(localStorage)) ?? []), ...tabStorage.keys()]
    return [...new Set(keys)].filter((key) => key.startsWith(prefix))
  },
  /** Whether what is read ends with this tab. */
  endsWithTab: (key: string): boolean => tabTextOf(key) !== null,
}

function readShared(key: string): string | null {
  return attempt(() => localStorage.getItem(key))
}

function tabTextOf(key: string): TabText | null {
  const kept = tabStorage.read(key)
  if (kept === null) return null
  const found = attempt(() => JSON.parse(kept) as Partial<TabText> | null)
  if (typeof found?.text !== 'string' || found.instead !== readShared(key)) return null
  return { text: found.text, instead: found.instead }
}
