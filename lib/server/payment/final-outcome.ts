import { env } from '@/lib/env'

/** How much later than the storefront gives up an API may still finish what it was sent; seconds. */
const MARGIN = 5

/** Whether a payment that was sent `age` seconds ago, and of which there is no sign, will not happen any more. */
export function isOutcomeFinal(age: number): boolean {
  return age >= env().PAYMENT_TIMEOUT_SECONDS + MARGIN
}
