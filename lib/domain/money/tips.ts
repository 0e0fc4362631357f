import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'

/** whole percent */
const TIP_PERCENTS = [0, 10, 12, 15, 20] as const
/** minor units */
const TIP_AMOUNTS = [0, 200, 300, 400, 500] as const
/** minor units, where a store does not define its own */
export const TIP_CUT_OFF = 2000
/** minor units */
export const TIP_MAXIMUM = 9_999_900

const DEFAULT_PERCENTS = [12, 12, 0] as const
const DEFAULT_AMOUNTS = [200, 200, 0] as const
/** Shipping method to the index of its default; other methods default to the last. */
const INDEX: Record<number, 0 | 1 | 2> = {
  [SHIPPING_METHOD.delivery]: 0,
  [SHIPPING_METHOD.eatin]: 1,
}

export type Tip = { type: 'percent'; percent: number } | { type: 'flat'; amount: number }

/** Percents above the cut-off, flat amounts at or below it. */
export function tipPresets(grandTotal: number, cutOff = TIP_CUT_OFF): Tip[] {
  return grandTotal > cutOff
    ? TIP_PERCENTS.map((percent) => ({ type: 'percent', percent }))
    : TIP_AMOUNTS.map((amount) => ({ type: 'flat', amount }))
}

export function defaultTip(shippingMethod: number, grandTotal: number, cutOff = TIP_CUT_OFF): Tip {
  const index = INDEX[shippingMethod] ?? 2
  return grandTotal > cutOff
    ? { type: 'percent', percent: DEFAULT_PERCENTS[index] }
    : { type: 'flat', amount: DEFAULT_AMOUNTS[index] }
}

/** Minor units: a percent of the total before tips, rounded once and clamped. */
export function tipAmount(tip: Tip, grandTotal: number): number {
  const amount = tip.type === 'percent' ? Math.round((grandTotal * tip.percent) / 100) : tip.amount
  return Math.min(Math.max(0, amount), TIP_MAXIMUM)
}
