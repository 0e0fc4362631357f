import type { Limit, Limiter } from './limiter'

/**
 * Whether a caller's address has attempts left. An unknown one (`''`: the storefront on this machine, which did not say
 * for whom it calls) has: its limit would be one for all shoppers together.
 */
export async function allowsAddress(limiter: Limiter, limit: Limit, address: string): Promise<boolean> {
  return address === '' || (await limiter.attempt(limit, address)).isAllowed
}
