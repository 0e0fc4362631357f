import { afterAll, vi } from 'vitest'

// files that share a worker share no state: each reloads our modules, and restores mocks and storage
vi.resetModules()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
})
