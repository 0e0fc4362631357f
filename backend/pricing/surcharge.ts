import type { SurchargeRule } from '@/backend/catalogue/schema/stores'
import type { Localised } from '@/lib/domain/languages/languages'

export interface Surcharge {
  label: Localised
  /** minor units, before tax */
  value: number
  /** paid by a separate order instead of with the goods */
  isSeparate: boolean
  taxClass: string
}

const HUNDREDTHS_OF_PERCENT = 10_000

/** The amount of a surcharge, in minor units. `goods` is their total after discounts: without any there is none. */
export function surchargeValue({ kind, value }: Pick<SurchargeRule, 'kind' | 'value'>, goods: number): number {
  if (goods <= 0) return 0
  return kind === 'percent' ? Math.round((goods * value) / HUNDREDTHS_OF_PERCENT) : value
}

/** A store's own surcharge on an order; null when it is zero. */
export function storeSurchargeOf(rule: SurchargeRule | null, goods: number): Surcharge | null {
  const value = rule ? surchargeValue(rule, goods) : 0
  if (!rule || value <= 0) return null
  const { label, isSeparate, taxClass } = rule
  return { label, value, isSeparate, taxClass }
}
