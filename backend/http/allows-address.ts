import type { Limit, Limiter } from './limiter'

/**
 * Whether a caller's address has attempts left. An unknown address (`''`: the storefront on this machine, which
 * forwarded none) is not limited, since its limit would apply to all shoppers together.
 */
export async function allowsAddress(limiter: Limiter, limit: Limit, address: string): Promise<boolean> {
  return address === '' || (await limiter.attempt(limit, address)).isAllowed
}
