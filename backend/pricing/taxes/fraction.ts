/** An exact part of minor units: a sum of floats misses half a cent. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

/** The nearest whole number; half a unit is rounded up. The fraction must not be negative. */
export function roundFraction({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}
