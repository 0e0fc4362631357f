import { z } from 'zod'
import { DomainError } from '@/backend/domain-error'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'

/** What requests have in common. Texts of a query arrive as text. */
export const orderId = z.string().min(1).max(64)
export const storeKey = z.string().min(1).max(100)
/** one key, or several separated by commas; none: every store of the operator */
export const storeKeys = z
  .string()
  .max(2000)
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .meta({ description: 'Keys of stores, separated by commas; none: all of the operator’s.' })
export const day = z.iso.date()
export const page = z.coerce.number().int().min(1).max(10_000).default(1)
export const pageSize = z.coerce.number().int().min(1).max(100).default(50)
export const searchText = z.string().trim().max(80)
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
