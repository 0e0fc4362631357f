import { afterAll, vi } from 'vitest'

// files that share a worker share no state: each reloads our modules, and restores mocks, listeners and storage
vi.resetModules()

const isPage = typeof window !== 'undefined'
const { addEventListener } = globalThis
const added: Parameters<typeof addEventListener>[] = []
/** Those of our modules, which listen for the life of their page; libraries are loaded once and keep theirs. */
const OURS = ['pageshow', 'storage']

if (isPage)
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    if (OURS.includes(listener[0])) added.push(listener)
    addEventListener(...listener)
  }

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  if (!isPage) return
  globalThis.addEventListener = addEventListener
  for (const listener of added) removeEventListener(...listener)
  window.localStorage.clear()
  window.sessionStorage.clear()
  // the language of calls
  document.documentElement.removeAttribute('lang')
})
