import { digitsOf } from './money'

/**
 * Converts a decimal in major units (number or text) to minor units. Rounds half away from zero; throws RangeError
 * unless it is a finite number.
 */
export function toMinor(decimal: number | string, currency: string): number {
  const value = typeof decimal === 'string' ? Number(decimal.trim() || Number.NaN) : decimal
  if (!Number.isFinite(value)) throw new RangeError(`not an amount: ${decimal}`)
  const scaled = Math.abs(value) * 10 ** digitsOf(currency)
  return Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON) || 0
}

/** 1250 CAD is 12.5, as on the wire. */
export function toDecimal(minor: number, currency: string): number {
  return minor / 10 ** digitsOf(currency)
}

/** An amount as text with all its decimals: `12.50`, or `1250` in a currency without any. */
export function toDecimalText(minor: number, currency: string): string {
  return toDecimal(minor, currency).toFixed(digitsOf(currency))
}

/** Rounded (original - price) / original × 100; 0 for a free original. */
export function discountPercent(original: number, price: number): number {
  return original > 0 ? Math.round(((original - price) / original) * 100) : 0
}
