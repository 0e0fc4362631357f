import { vi } from 'vitest'

export type StorageName = 'localStorage' | 'sessionStorage'
export type StorageFault = keyof typeof FAULTS

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** How a browser may refuse to store, as the descriptor of its storage. */
export const FAULTS = {
  full: (working: Storage) => ({ value: new Proxy(working, { get: (target, key) => methodOf(target, key, full) }) }),
  blocked: () => ({ get: denied }),
  missing: () => ({ value: null }),
  throwing: () => ({ value: new Proxy({}, { get: () => denied, ownKeys: denied }) }),
  deaf: (working: Storage) => ({
    value: new Proxy(working, { get: (target, key) => methodOf(target, key, () => undefined) }),
  }),
} satisfies Record<string, (working: Storage) => PropertyDescriptor>

function methodOf(target: Storage, key: string | symbol, setItem: () => void): unknown {
  if (key === 'setItem') return setItem
  const value: unknown = Reflect.get(target, key, target)
  return typeof value === 'function' ? value.bind(target) : value
}

/** Until `vi.unstubAllGlobals`. */
export function breakStorage(name: StorageName, fault: StorageFault): void {
  const working = window[name]
  // so that it is put back
  vi.stubGlobal(name, working)
  Object.defineProperty(globalThis, name, { configurable: true, ...FAULTS[fault](working) })
}
