import { globalSingleton } from '@/lib/telemetry/global-singleton'

const failures = globalSingleton('part-failures', () => ({ count: 0 }))

/** Says to the server in front of Next that a page fails only for a part that it can do without. */
export function countPartFailure(): void {
  failures.count += 1
}

/** The number since the start of the process, in all of its bundles. */
export function partFailureCount(): number {
  return failures.count
}
