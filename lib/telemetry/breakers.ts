import { globalSingleton } from './global-singleton'

export const BREAKER_STATES = ['closed', 'half_open', 'open'] as const
export type BreakerState = (typeof BREAKER_STATES)[number]

/** Each bundle has its own breaker of the same service. */
const readers = globalSingleton('breakers', () => new Set<() => BreakerState>())

export function watchBreaker(read: () => BreakerState): void {
  readers.add(read)
}

export function breakersIn(state: BreakerState): number {
  return [...readers].filter((read) => read() === state).length
}
