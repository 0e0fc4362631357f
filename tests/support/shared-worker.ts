import { afterAll, vi } from 'vitest'

// files that share a worker share no state: each has our modules anew, and leaves nothing replaced or kept
vi.resetModules()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  if (typeof window === 'undefined') return
  window.localStorage.clear()
  window.sessionStorage.clear()
})
