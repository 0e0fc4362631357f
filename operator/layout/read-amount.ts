import { toDecimal } from '@/lib/domain/money/decimals'
import { parseTyped } from '@/lib/domain/money/typed-money'

const MAX_DIGITS = 7

/** What was typed, in major units; null for what is no amount of the currency. */
export function readAmount(typed: string, currency: string): number | null {
  const minor = typed.trim() === '' ? null : parseTyped(typed, currency, MAX_DIGITS)
  return minor === null ? null : toDecimal(minor, currency)
}
