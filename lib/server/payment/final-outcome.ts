import { env } from '@/lib/env'

/** Seconds that an API may take beyond the storefront's own wait. */
const MARGIN = 5

/** Whether a payment that was sent `age` seconds ago, and of which there is no sign, will not happen any more. */
export function isOutcomeFinal(age: number): boolean {
  return age >= env().PAYMENT_TIMEOUT_SECONDS + MARGIN
}
