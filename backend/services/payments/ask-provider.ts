import { withDeadline } from '@/lib/deadline'

/** Shorter than the storefront waits, so that its shopper is told that the payment is being confirmed. */
const PATIENCE_MS = 4000

/** One call of the provider, with a deadline. Throws when it fails or is late: then nothing is known of the money. */
export function askProvider<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return withDeadline(PATIENCE_MS, call)
}
