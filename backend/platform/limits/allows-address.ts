import type { Limit, Limiter } from './limiter'

/** An unknown address (`''`) is not limited, since its limit would apply to all shoppers together. */
export async function allowsAddress(limiter: Limiter, limit: Limit, address: string): Promise<boolean> {
  return address === '' || (await limiter.attempt(limit, address)).isAllowed
}
