import { CommandError } from '@/backend/platform/errors/command-error'
import { toDecimal } from '@/lib/domain/money/decimals'
import { parseTyped } from '@/lib/domain/money/typed-money'
import { typedText } from '@/lib/domain/typed-text'

/** The digits of the greatest price. */
const MAX_DIGITS = 7

/** Reads a typed amount above 0, in major units of a currency. Throws a CommandError. */
export function readTypedAmount(typed: string, currency: string): number {
  const amount = readTypedPrice(typed, currency)
  if (amount === 0) throw notAnAmount(typed, currency)
  return amount
}

/** Reads a typed price, which may be 0, in major units of a currency. Throws a CommandError. */
export function readTypedPrice(typed: string, currency: string): number {
  const minor = typed.trim() === '' ? null : parseTyped(typed, currency, MAX_DIGITS)
  if (minor === null) throw notAnAmount(typed, currency)
  return toDecimal(minor, currency)
}

/** NaN unless the text is a number. */
export function readTypedNumber(typed: string): number {
  return Number(typedText(typed))
}

function notAnAmount(typed: string, currency: string): CommandError {
  return new CommandError(`${typed}: not an amount in ${currency}`)
}
