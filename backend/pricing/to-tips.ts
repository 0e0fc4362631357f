import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'

const MAX_TIPS = 99_999
const ROUNDING_TOLERANCE = 1e-6

/** 0 to 99999, no finer than the currency; 0 only when the store takes none. Throws `invalidRequest`. */
export function toTips(major: number, currency: string, isOffered: boolean): number {
  if (major < 0 || major > MAX_TIPS) throw refused('tips')
  if (major > 0 && !isOffered) throw refused('the store takes no tips')
  const minor = toMinor(major, currency)
  if (Math.abs(toDecimal(minor, currency) - major) > ROUNDING_TOLERANCE) throw refused('tips')
  return minor
}

function refused(message: string): DomainError {
  return new DomainError('invalidRequest', message, { field: 'tips' })
}
