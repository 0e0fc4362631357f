import { withDeadline } from '@/lib/deadline'
import type { PaymentProvider } from './payment-provider'

/** Throws when it fails or is late: then nothing is known of the money. */
export function syncAttempt<T>(
  { patienceMs }: Pick<PaymentProvider, 'patienceMs'>,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withDeadline(patienceMs, call)
}
