import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The parts of the address behind `#/`, so that the browser's Back works: `#/orders/9f3c` is `['orders', '9f3c']`. */
export function useHash(): string[] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export function hashOf(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}
