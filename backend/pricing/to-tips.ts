import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'

const MAX_TIPS = 99_999
const ROUNDING_TOLERANCE = 1e-6

/**
 * Tips in minor units. Throws `invalidRequest` above 99999, below 0, finer than the currency, or where none are taken.
 */
export function toTips(major: number, currency: string, isOffered: boolean): number {
  if (major < 0 || major > MAX_TIPS) throw invalidTips('tips')
  if (major > 0 && !isOffered) throw invalidTips('the store takes no tips')
  const minor = toMinor(major, currency)
  if (Math.abs(toDecimal(minor, currency) - major) > ROUNDING_TOLERANCE) throw invalidTips('tips')
  return minor
}

function invalidTips(message: string): DomainError {
  return new DomainError('invalidRequest', message, { field: 'tips' })
}
