import { z } from 'zod'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { typedText } from '@/lib/domain/typed-text'

/** What somebody typed or copied, in its plain form. */
const typed = z.string().overwrite(typedText)

/** What requests have in common. Texts of a query arrive as text. */
export const orderId = typed.min(1).max(64)
export const storeKey = typed.min(1).max(100)
export const couponCode = typed.min(1).max(40)
/** one key, or several separated by commas; none: every store of the operator */
export const storeKeys = z
  .string()
  .max(2000)
  .default('')
  .transform((text) => text.split(',').map(typedText).filter(Boolean))
  .meta({ description: 'Keys of stores, separated by commas; none: all of the operator’s.' })
export const day = typed.check(z.iso.date())
export const page = z.coerce.number().int().min(1).max(10_000).default(1)
export const pageSize = z.coerce.number().int().min(1).max(100).default(50)
export const searchText = typed.max(80)
/** what a customer reads */
export const words = z.string().trim().min(1).max(2000)
/** major units of the order's currency, as `12.5` */
export const amount = z.number().positive().max(9_999_999)
/** major units of the store's currency */
export const price = z.number().min(0).max(9_999_999)
export const instant = z.iso.datetime()

/** In minor units. Throws `invalidRequest` for more decimals than the currency has. */
export function exactMinor(decimal: number, currency: string): number {
  const minor = toMinor(decimal, currency)
  if (toDecimal(minor, currency) !== decimal)
    throw new DomainError('invalidRequest', `${decimal}: too many decimals for ${currency}`)
  return minor
}
