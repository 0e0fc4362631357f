import { attempt } from './attempt'
import { windowMemory } from './window-memory'

/** What a tab stores for itself: in sessionStorage, or where that is denied or full in memory. */
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
