import { env } from '@/lib/env'

/** Seconds that an API may take beyond the storefront's own wait. */
const MARGIN = 5

export function isOutcomeFinal(age: number): boolean {
  return age >= env().PAYMENT_TIMEOUT_SECONDS + MARGIN
}
