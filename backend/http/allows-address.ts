import type { Limiter } from './limiter'

/**
 * Whether a caller's address has attempts left for a purpose. An unknown one (`''`: the storefront on this machine,
 * which did not say for whom it calls) has: its cap would be one for all shoppers together.
 */
export function allowsAddress(
  limiter: Limiter,
  purpose: string,
  address: string,
  cap: { most: number; seconds: number },
): boolean {
  return address === '' || limiter.allow(`${purpose}:${address}`, cap.most, cap.seconds)
}
