import { isTimeout, withDeadline } from '@/lib/deadline'
import { type Failure, failure } from '@/lib/domain/result'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { env } from '@/lib/env'

/** Seconds that an API may take beyond the storefront's own wait. */
const MARGIN = 5

/** Whether a payment that was sent `age` seconds ago, and of which there is no sign, will not happen any more. */
export function isOutcomeFinal(age: number): boolean {
  return age >= env().PAYMENT_TIMEOUT_SECONDS + DEADLINES.beforeCharge / 1000 + MARGIN
}

/**
 * For what is read before a payment is sent. It fails after 5 s with `network`, as nothing was sent, so that no payment
 * is on its way when its outcome counts as final.
 */
export function readBeforeCharge<T>(read: () => Promise<T>): Promise<T | Failure> {
  return withDeadline(DEADLINES.beforeCharge, read).catch((error: unknown) => {
    if (isTimeout(error)) return failure('network')
    throw error
  })
}
