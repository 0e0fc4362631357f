import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { toMinor } from './decimals'

/** whole percent */
const TIP_PERCENTS = [0, 10, 12, 15, 20] as const
/** major units, like the next three */
const TIP_AMOUNTS = [0, 2, 3, 4, 5] as const
const CUT_OFF = 20
const MAXIMUM = 99_999

const DEFAULT_PERCENTS = [12, 12, 0] as const
const DEFAULT_AMOUNTS = [2, 2, 0] as const
const INDEX: Record<number, 0 | 1 | 2> = {
  [FULFILMENT_METHOD.delivery]: 0,
  [FULFILMENT_METHOD.eatin]: 1,
}

export type Tip = { type: 'percent'; percent: number } | { type: 'flat'; amount: number }

/** Minor units; where a store does not define its own. */
export function tipCutOff(currency: string): number {
  return toMinor(CUT_OFF, currency)
}

/** Minor units. */
export function tipMaximum(currency: string): number {
  return toMinor(MAXIMUM, currency)
}

/** Percents above the cut-off, flat amounts at or below it. */
export function tipPresets(grandTotal: number, currency: string, cutOff = tipCutOff(currency)): Tip[] {
  return grandTotal > cutOff
    ? TIP_PERCENTS.map((percent) => ({ type: 'percent', percent }))
    : TIP_AMOUNTS.map((amount) => ({ type: 'flat', amount: toMinor(amount, currency) }))
}

export function defaultTip(
  fulfilmentMethod: number,
  grandTotal: number,
  currency: string,
  cutOff = tipCutOff(currency),
): Tip {
  const index = INDEX[fulfilmentMethod] ?? 2
  return grandTotal > cutOff
    ? { type: 'percent', percent: DEFAULT_PERCENTS[index] }
    : { type: 'flat', amount: toMinor(DEFAULT_AMOUNTS[index], currency) }
}

/** Minor units: rounded once and clamped. */
export function tipAmount(tip: Tip, grandTotal: number, currency: string): number {
  const amount = tip.type === 'percent' ? Math.round((grandTotal * tip.percent) / 100) : tip.amount
  return Math.min(Math.max(0, amount), tipMaximum(currency))
}
