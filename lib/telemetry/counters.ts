import { globalSingleton } from './global-singleton'

/** Counted where it happens, in any part of a process, and read when somebody asks for the metrics. */
export interface Counters {
  /** calls of the commerce API that a storefront made, by name of the call and how it ended */
  remote: { call: string; result: 'answered' | 'unavailable' | 'unreadable' }
  limits: { limit: string }
  /** purges: sent by an API, received by a storefront */
  purges: { result: 'sent' | 'failed' | 'received' | 'refused' }
  errors: { place: string }
}

interface Counter {
  labels: Record<string, string>
  count: number
}

const counters = globalSingleton('counters', () => new Map<string, Map<string, Counter>>())

/** Labels are names from our own code, never what a caller sent: each new value is kept for good. */
export function incrementCounter<Name extends keyof Counters>(name: Name, labels: Counters[Name]): void {
  const key = Object.values(labels).join(' ')
  const known = counters.get(name) ?? new Map<string, Counter>()
  const one = known.get(key) ?? { labels: { ...labels }, count: 0 }
  one.count += 1
  counters.set(name, known.set(key, one))
}

/** All that was counted under this name since the start of the process. */
export function countsOf(name: keyof Counters): Counter[] {
  return [...(counters.get(name)?.values() ?? [])]
}
