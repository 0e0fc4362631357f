import { toDecimal, toDecimalText } from '@/lib/domain/money/decimals'
import { ExplainedError } from '@/lib/telemetry/explained-error'

/** Currencies with decimals of which PayPal takes none. */
const WHOLE_AT_PAYPAL = ['HUF', 'TWD']

/** Our minor units as PayPal's decimals, as `22.40`. Throws for an amount that it cannot take. */
export function toPaypalValue(amount: number, currency: string): string {
  const isWhole = WHOLE_AT_PAYPAL.includes(currency)
  const value = toDecimal(amount, currency)
  if (isWhole && !Number.isInteger(value)) throw new ExplainedError('PayPal takes no decimals of this currency')
  return isWhole ? value.toFixed(0) : toDecimalText(amount, currency)
}
