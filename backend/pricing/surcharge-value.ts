import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import type { Surcharge } from './totals'

const HUNDREDTHS_OF_PERCENT = 10_000

/** `goods` is after discounts, in minor units. Rounded once, 0 for no goods. */
export function surchargeValue({ kind, value }: Pick<SurchargeRule, 'kind' | 'value'>, goods: number): number {
  if (goods <= 0) return 0
  return kind === 'percent' ? Math.round((goods * value) / HUNDREDTHS_OF_PERCENT) : value
}

/** Null when it is zero. */
export function storeSurchargeOf(rule: SurchargeRule | null, goods: number): Surcharge | null {
  const value = rule ? surchargeValue(rule, goods) : 0
  if (!rule || value <= 0) return null
  const { label, isSeparate, taxClass } = rule
  return { label, value, isSeparate, taxClass }
}
